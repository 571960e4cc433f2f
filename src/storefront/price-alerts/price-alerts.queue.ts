import type { Queue } from 'bull';
import { requestOnce } from '../../core/queue/request-once.js';

/** The queue of price alerts. */
export const ALERTS_QUEUE = 'price-alerts';
export const ALERTS_JOB = 'look';

/** Runs the job soon; a lost job is made up for by the regular poll. */
export function requestPoll(queue: Queue): Promise<void> {
  return requestOnce(queue, ALERTS_JOB, {});
}
