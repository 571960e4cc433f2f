import type { Queue } from 'bull';
import { requestOnce } from '../../core/queue/request-once.js';

/** A job of the queue of imports; the row in PostgreSQL holds the state. */
export const ROLLBACK_JOB = 'rollback';

export interface RollbackJob {
  importId: number;
}

/**
 * Queues a job for a rollback.
 * @param run number of a run whose worker died: its old job, still active in the queue, does not block the new one
 */
export function requestRollback(queue: Queue<RollbackJob>, importId: number, run = 0): Promise<void> {
  return requestOnce(queue, ROLLBACK_JOB, { importId }, `${ROLLBACK_JOB}-${importId}-${run}`);
}
