import type { ReactNode } from 'react';

/** For a form that is a row. */
export const ROW = 'row';

interface Props {
  /** Left out: a `div`. */
  as?: 'p' | 'div';
  /** Its place among others; never another look. */
  className?: string;
  children: ReactNode;
}

/** Buttons and links next to each other; in several lines if there is no room. */
export function Row({ as: Element = 'div', className, children }: Props) {
  return <Element className={className ? `${ROW} ${className}` : ROW}>{children}</Element>;
}
