import type { Queue } from 'bull';
import { requestOnce } from '../../core/queue/request-once.js';

/** The queue of mails to stores about what visitors have reported. */
export const REPORTS_QUEUE = 'offer-reports';
export const REPORT_JOB = 'letters';

/** Soon; the worker looks by itself if the queue has forgotten. */
export function requestMails(queue: Queue): Promise<void> {
  return requestOnce(queue, REPORT_JOB, {});
}
