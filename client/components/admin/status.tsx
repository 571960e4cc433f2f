import type { ReactNode } from 'react';
import { State, type Tone } from '../ui/state.js';

/** The colours of records and imports by their state; other states need no attention. */
const TONES: Partial<Record<string, Tone>> = {
  active: 'good',
  approved: 'good',
  done: 'good',
  pending: 'warn',
  requested: 'warn',
  held: 'warn',
  'needs-mapping': 'warn',
  failed: 'bad',
  validating: 'accent',
  writing: 'accent',
  'rolling-back': 'accent',
};

export const toneOf = (status: string): Tone | undefined => TONES[status];

/** The state of a record. */
export function Status({ status, children }: { status: string; children: ReactNode }) {
  return <State tone={toneOf(status)}>{children}</State>;
}
