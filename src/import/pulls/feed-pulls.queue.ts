import type { Queue } from 'bull';
import { requestOnce } from '../../core/queue/request-once.js';

/** The queue of feeds that are fetched; apart from imports, because a slow server must not hold those up. */
export const PULLS_QUEUE = 'feed-pulls';
export const PULL_JOB = 'pull';
export const POLL_JOB = 'look';
export const MAILS_JOB = 'letters';

export interface PullJob {
  /** Of a pull only. */
  pullId?: number;
}

/**
 * Asks the workers to look at a pull; the row in PostgreSQL holds the truth.
 * @param run of the pull: the job of one that has lost its worker stands in the way of no other
 */
export function requestPull(queue: Queue<PullJob>, pullId: number, run = 0): Promise<void> {
  return requestOnce(queue, PULL_JOB, { pullId }, `${PULL_JOB}-${pullId}-${run}`);
}

/** Asks them to look for what is due. */
export function requestPoll(queue: Queue<PullJob>): Promise<void> {
  return requestOnce(queue, POLL_JOB, {});
}

export function requestMails(queue: Queue<PullJob>): Promise<void> {
  return requestOnce(queue, MAILS_JOB, {});
}
