import type { Queue } from 'bull';
import { requestOnce } from '../../core/queue/request-once.js';

/** The queue of actions on many products; a job holds the id only, the row in PostgreSQL holds the truth. */
export const BULK_QUEUE = 'bulk-actions';
export const RUN_JOB = 'run';

export interface BulkJob {
  runId: number;
}

/**
 * Asks the workers to look at a run.
 * @param turn of the run: the job of one that has lost its worker stands in the way of no other
 */
export function requestRun(queue: Queue<BulkJob>, runId: number, turn = 0): Promise<void> {
  return requestOnce(queue, RUN_JOB, { runId }, `${runId}-${turn}`);
}
