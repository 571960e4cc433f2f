import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'div'> {
  /** `warn`: something to look at; `bad`: a failure. Left out: only worth knowing. */
  tone?: 'warn' | 'bad';
  /** The element; a section has a label of its own. Left out: a paragraph. */
  as?: 'p' | 'div' | 'section';
  /** Its place among others; never another look. */
  className?: string;
}

/** A message about the page or its form. It is not spoken: give one that appears later a `role`. */
export function Notice({ tone, as, className, ...rest }: Props) {
  const Element = (as ?? 'p') as 'div';
  return (
    <Element
      {...rest}
      className={`notice${tone ? ` notice-${tone}` : ''}${className ? ` ${className}` : ''}`}
    />
  );
}
