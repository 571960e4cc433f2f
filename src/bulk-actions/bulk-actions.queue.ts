import type { Queue } from 'bull';
import { requestOnce } from '../core/queue/request-once.js';

/** The queue of actions on many products; a job holds the id only, the row in PostgreSQL holds the truth. */
export const BULK_QUEUE = 'bulk-actions';
export const RUN_JOB = 'run';

export interface BulkJob {
  runId: number;
}

/** Asks the workers to look at a run. */
export function requestRun(queue: Queue<BulkJob>, runId: number): Promise<void> {
  return requestOnce(queue, RUN_JOB, { runId }, String(runId));
}
