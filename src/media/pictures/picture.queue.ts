import type { Queue } from 'bull';
import { requestOnce } from '../../core/queue/request-once.js';

/** The queue of pictures; its jobs carry no data and read the due ones from the table. */
export const PICTURE_QUEUE = 'pictures';
/** Fetches the pictures of feeds. */
export const DRAIN_JOB = 'drain';
/** Makes the sizes of uploads. */
export const UPLOADS_JOB = 'uploads';
/** Removes uploads that nothing uses. */
export const CLEANING_JOB = 'cleaning';

export type PictureJob = typeof DRAIN_JOB | typeof UPLOADS_JOB | typeof CLEANING_JOB;

/** Requests a job; there is at most one of each name on the queue. */
export function requestJob(queue: Queue, job: PictureJob): Promise<void> {
  return requestOnce(queue, job, {});
}
