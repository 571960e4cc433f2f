import type { Queue } from 'bull';

/** In the queue of imports, which the same workers serve; the row in PostgreSQL holds the truth. */
export const ROLLBACK_JOB = 'rollback';

export interface RollbackJob {
  importId: number;
}

/** Asks the workers to look at a run that is to be rolled back. */
export async function requestRollback(queue: Queue<RollbackJob>, importId: number): Promise<void> {
  // the fixed id keeps one job for each; a finished one must go, or it would block the next
  const options = { jobId: `${ROLLBACK_JOB}-${importId}`, removeOnComplete: true, removeOnFail: true };
  await queue.add(ROLLBACK_JOB, { importId }, options);
}
