import type { ReactNode } from 'react';

interface Props {
  /** Left out: a property without a judgement. */
  tone?: 'accent' | 'good' | 'warn';
  children: ReactNode;
}

/** The kind of a thing in one or two words, in a frame next to its name. */
export function Badge({ tone, children }: Props) {
  return <span className={tone ? `tag tag-${tone}` : 'tag'}>{children}</span>;
}
