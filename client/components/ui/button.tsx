import type { ComponentProps } from 'react';

interface Look {
  /**
   * `main`: the most useful one, once in a group. `equal`: as strong as the one next to it. `text`: for
   * sentences. Left out: plain.
   */
  variant?: 'main' | 'equal' | 'text';
  /** In rows, cards and bars. */
  small?: boolean;
  /** Its place among others, or `needs-script`; never another look. */
  className?: string;
}

/** For elements that are neither of the two below: a label, a summary, a link that opens a window. */
export function buttonClass({ variant, small, className }: Look = {}): string {
  const look = variant === 'text' ? 'link-button' : variant ? `button button-${variant}` : 'button';
  return look + (small ? ' button-small' : '') + (className ? ` ${className}` : '');
}

/** Acts on this page. Without the type `button` it sends its form. */
export function Button({ variant, small, className, ...button }: Look & ComponentProps<'button'>) {
  return <button {...button} className={buttonClass({ variant, small, className })} />;
}

/** Leads somewhere, and is as important as a button. */
export function LinkButton({ variant, small, className, ...link }: Look & ComponentProps<'a'>) {
  return <a {...link} className={buttonClass({ variant, small, className })} />;
}
