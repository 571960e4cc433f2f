import type { ReactNode } from 'react';

interface Props {
  /** Left out: a `div`. */
  as?: 'p' | 'div';
  children: ReactNode;
}

/** Buttons and links next to each other; in several lines if there is no room. */
export function Row({ as: Element = 'div', children }: Props) {
  return <Element className="row">{children}</Element>;
}
