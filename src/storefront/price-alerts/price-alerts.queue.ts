import type { Queue } from 'bull';
import { requestOnce } from '../../core/queue/request-once.js';

/** The queue of mails about prices. */
export const ALERTS_QUEUE = 'price-alerts';
export const ALERTS_JOB = 'look';

/** Soon; the worker looks by itself if the queue has forgotten. */
export function requestPoll(queue: Queue): Promise<void> {
  return requestOnce(queue, ALERTS_JOB, {});
}
