import type { Queue } from 'bull';

/**
 * Asks the workers for a job; however often, there is one with this id in the whole system.
 * @param id the job's name, unless there is one for each of several things
 */
export async function requestOnce<Data extends object>(
  queue: Queue<Data>,
  job: string,
  data: Data,
  id = job,
): Promise<void> {
  // a finished job must go, or its id would block the next
  await queue.add(job, data, { jobId: id, removeOnComplete: true, removeOnFail: true });
}
