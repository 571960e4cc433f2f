import { stateClass } from '../../ui/state.js';

const TONES = { error: 'bad', warning: 'warn', notice: 'accent' } as const;

/** The colour of a severity; its word is next to it. */
export function SeverityDot({ severity }: { severity: keyof typeof TONES }) {
  return <span className={stateClass(TONES[severity])} aria-hidden="true" />;
}
