import type { Queue } from 'bull';
import { requestOnce } from '../../core/queue/request-once.js';

/** In the queue of imports, which the same workers serve; the row in PostgreSQL holds the truth. */
export const ROLLBACK_JOB = 'rollback';

export interface RollbackJob {
  importId: number;
}

/**
 * Asks the workers to look at a run that is to be rolled back.
 * @param run of the import: the job of one that has lost its worker stands in the way of no other
 */
export function requestRollback(queue: Queue<RollbackJob>, importId: number, run = 0): Promise<void> {
  return requestOnce(queue, ROLLBACK_JOB, { importId }, `${ROLLBACK_JOB}-${importId}-${run}`);
}
