import type { Import } from './import.entity.js';
import type { OtherRun, RollbackObstacle } from './rollback-state.js';

/** What else there is to know of a run in its state, and the run that it is about. */
export interface RunNote {
  /** Below `imports.notes`. */
  code: string;
  run: OtherRun | null;
}

/** Those who stand in the way of a rollback, and are told of where its button would be. */
const IN_THE_WAY: Record<string, string> = {
  'imports.errors.newer_at_work': 'newer_at_work',
  'imports.errors.newer_written': 'newer_written',
};

/** @param ahead what a queued run waits for */
export function notesOn(run: Import, ahead: OtherRun | null, obstacle: RollbackObstacle | null): RunNote[] {
  const { status, cancelRequested } = run;
  if (status === 'queued') return [{ code: ahead ? 'waits' : 'waits_turn', run: ahead }];
  if (['validating', 'writing'].includes(status) && cancelRequested) return [{ code: 'stopping', run: null }];
  const code = obstacle && IN_THE_WAY[obstacle.key];
  return [...givenUp(run), ...(code ? [{ code, run: obstacle.run }] : [])];
}

/** What has another reason tells it itself. */
function givenUp({ status, failure, created, updated, deactivated }: Import): RunNote[] {
  if (status !== 'cancelled' || failure) return [];
  return [{ code: created + updated + deactivated > 0 ? 'stopped' : 'untouched', run: null }];
}
