import type { Queue } from 'bull';

/** The queue of mails to stores about what visitors have reported. */
export const REPORTS_QUEUE = 'offer-reports';
export const REPORT_JOB = 'letters';

/** Soon; the worker looks by itself if the queue has forgotten. */
export function askForLetters(queue: Queue): Promise<unknown> {
  return queue.add(REPORT_JOB, {}, { jobId: REPORT_JOB, removeOnComplete: true, removeOnFail: true });
}
