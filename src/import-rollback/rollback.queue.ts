import type { Queue } from 'bull';
import { requestOnce } from '../core/queue/request-once.js';

/** In the queue of imports, which the same workers serve; the row in PostgreSQL holds the truth. */
export const ROLLBACK_JOB = 'rollback';

export interface RollbackJob {
  importId: number;
}

/** Asks the workers to look at a run that is to be rolled back. */
export function requestRollback(queue: Queue<RollbackJob>, importId: number): Promise<void> {
  return requestOnce(queue, ROLLBACK_JOB, { importId }, `${ROLLBACK_JOB}-${importId}`);
}
