import type { Queue } from 'bull';

/** The queue of mails about prices. */
export const ALERTS_QUEUE = 'price-alerts';
export const ALERTS_JOB = 'look';

/** Soon; the worker looks by itself if the queue has forgotten. */
export function askForLook(queue: Queue): Promise<unknown> {
  return queue.add(ALERTS_JOB, {}, { jobId: ALERTS_JOB, removeOnComplete: true, removeOnFail: true });
}
