import type { ReactNode } from 'react';
import { Stack } from './boxes.js';

interface Props {
  /** Id of its title. */
  titleId: string;
  /** The title, and words next to it. */
  head: ReactNode;
  className?: string;
  /** For the tests of its state. */
  'data-state'?: string;
  children: ReactNode;
}

/** A record in a frame, under its title. */
export function Card({ titleId, head, className, children, ...card }: Props) {
  return (
    <Stack
      as="article"
      gap={4}
      pad={5}
      className={className ? `record-card ${className}` : 'record-card'}
      aria-labelledby={titleId}
      {...card}
    >
      <header>{head}</header>
      {children}
    </Stack>
  );
}
