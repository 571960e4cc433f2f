import { contentOf, hasChanged, type Import } from './import.entity.js';
import { canApply } from './import-states.js';
import type { OtherRun, RollbackObstacle } from './rollback-state.js';

/** A note about the state of a run, and the other run that it names. */
export interface RunNote {
  /** Key below `imports.notes`. */
  code: string;
  run: OtherRun | null;
}

/** Obstacles of a rollback that are shown in place of its button. */
const SHOWN_OBSTACLES: Record<string, string> = {
  'imports.errors.newer_at_work': 'newer_at_work',
  'imports.errors.newer_written': 'newer_written',
};

/** @param ahead the runs before a queued one */
export function notesOn(run: Import, ahead: OtherRun | null, obstacle: RollbackObstacle | null): RunNote[] {
  const { status, cancelRequested } = run;
  if (status === 'queued') return [{ code: ahead ? 'waits' : 'waits_turn', run: ahead }];
  if (canApply('stop', run) && cancelRequested) return [{ code: 'stopping', run: null }];
  const code = obstacle && SHOWN_OBSTACLES[obstacle.key];
  const isExport = contentOf(run) === 'full' && run.feed.summary?.fromExport === true;
  return [
    ...cancelledNotes(run),
    // the mode of the upload would deactivate them
    ...(isExport ? [{ code: 'own_export', run: null }] : []),
    ...(code ? [{ code, run: obstacle.run }] : []),
  ];
}

/** A run that was cancelled for a reason shows that in place of a note. */
function cancelledNotes({ status, failure, counters }: Import): RunNote[] {
  if (status !== 'cancelled' || failure) return [];
  return [{ code: hasChanged(counters) ? 'stopped' : 'untouched', run: null }];
}
