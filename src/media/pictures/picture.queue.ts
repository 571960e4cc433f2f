import type { Queue } from 'bull';
import { requestOnce } from '../../core/queue/request-once.js';

/** The queue of pictures; each of its jobs looks into the table for what is to do. */
export const PICTURE_QUEUE = 'pictures';
/** Fetches the pictures of feeds. */
export const DRAIN_JOB = 'drain';
/** Makes the sizes of what people have handed in. */
export const UPLOADS_JOB = 'uploads';
/** Removes uploads that nothing uses. */
export const CLEANING_JOB = 'cleaning';

export type PictureJob = typeof DRAIN_JOB | typeof UPLOADS_JOB | typeof CLEANING_JOB;

/** Asks the workers to look; however often, there is one such job in the whole system. */
export function requestJob(queue: Queue, job: PictureJob): Promise<void> {
  return requestOnce(queue, job, {});
}
