import { REFUSAL_CODES } from '../feed/refused.js';
import { hasChanged, type Import, isDryRun } from '../import.entity.js';
import type { ImportStatus } from '../import-states.js';

/** Whether the changes of a run are written, may still be written, or never will; texts are below `differences.states`. */
export type ChangesState =
  | 'pending'
  | 'held'
  | 'dry_run'
  | 'writing'
  | 'done'
  | 'cancelled'
  | 'stopped'
  | 'refused'
  | 'failed'
  | 'broken_off'
  | 'rolling_back'
  | 'rolled_back'
  | 'forgotten';

const UNTOUCHED = ['pending', 'held', 'dry_run', 'cancelled', 'refused', 'failed'] satisfies ChangesState[];

const BY_STATUS: Partial<Record<ImportStatus, ChangesState>> = {
  held: 'held',
  writing: 'writing',
  'rolling-back': 'rolling_back',
  'rolled-back': 'rolled_back',
};

export function changesState(run: Import): ChangesState {
  if (run.retention.cleanedAt) return 'forgotten';
  const hasWritten = hasChanged(run.counters);
  if (run.status === 'cancelled') return hasWritten ? 'stopped' : 'cancelled';
  if (run.status === 'failed') return hasWritten ? 'broken_off' : failed(run);
  if (run.status === 'done') return isDryRun(run) ? 'dry_run' : 'done';
  // after its worker dies, a run that already wrote reads its file again
  return BY_STATUS[run.status] ?? (hasWritten ? 'writing' : 'pending');
}

/** Whether the run wrote nothing to the catalogue. */
export const isUntouched = (state: ChangesState): boolean =>
  (UNTOUCHED as readonly ChangesState[]).includes(state);

const failed = ({ failure }: Import): ChangesState =>
  failure && (REFUSAL_CODES as readonly string[]).includes(failure.code) ? 'refused' : 'failed';
