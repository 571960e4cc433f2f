import type { Queue } from 'bull';
import { requestOnce } from '../../core/queue/request-once.js';

/** The queue of bulk actions; a job has only the id, the state is the row in PostgreSQL. */
export const BULK_QUEUE = 'bulk-actions';
export const RUN_JOB = 'run';

export interface BulkJob {
  runId: number;
}

/**
 * Asks the workers to continue a run.
 * @param turn number of the run's start: the job of a lost worker does not block a new one
 */
export function requestRun(queue: Queue<BulkJob>, runId: number, turn = 0): Promise<void> {
  return requestOnce(queue, RUN_JOB, { runId }, `${runId}-${turn}`);
}
