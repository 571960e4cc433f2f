import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'table'> {
  /** Only read out; a title above the table has the same words. */
  caption?: string;
  /** A look that no other table has. */
  className?: string;
}

/** A table with lines between its rows. On phones each row is a card, if its cells have a `data-label`. */
export function Table({ caption, className, children, ...table }: Props) {
  return (
    <table {...table} className={className ? `table ${className}` : 'table'}>
      {caption && <caption className="hidden-text">{caption}</caption>}
      {children}
    </table>
  );
}
