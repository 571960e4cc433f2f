import type { Queue } from 'bull';
import { requestOnce } from '../../core/queue/request-once.js';

/** The queue of mails to stores about error reports. */
export const REPORTS_QUEUE = 'offer-reports';
export const REPORT_JOB = 'letters';

/** Requests the mails; the worker also polls, in case the job is lost. */
export function requestMails(queue: Queue): Promise<void> {
  return requestOnce(queue, REPORT_JOB, {});
}
