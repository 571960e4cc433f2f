import type { ComponentProps } from 'react';

export type Tone = 'good' | 'warn' | 'bad' | 'accent';

interface Props extends ComponentProps<'span'> {
  /** Left out: grey, for states that need no attention. */
  tone?: Tone;
  /** Several words: they may take several lines. */
  long?: boolean;
  /** Light, and in the colour of the text around it. */
  quiet?: boolean;
  /** Its place among others; never another look. */
  className?: string;
}

/** A state: a coloured dot before its word. */
export function State({ tone, quiet, long, className, ...state }: Props) {
  return (
    <span
      {...state}
      className={stateClass(tone, quiet, long ? `state-long ${className ?? ''}` : className)}
    />
  );
}

/** For a link or another element that shows a state. */
export function stateClass(tone?: Tone, quiet?: boolean, className?: string): string {
  return `state${tone ? ` state-${tone}` : ''}${quiet ? ' state-quiet' : ''}${className ? ` ${className}` : ''}`;
}
