import type { Queue } from 'bull';
import { requestOnce } from '../../core/queue/request-once.js';

/** Separate from imports, which a slow server must not delay. */
export const PULLS_QUEUE = 'feed-pulls';
export const PULL_JOB = 'pull';
export const POLL_JOB = 'look';
export const MAILS_JOB = 'letters';

export interface PullJob {
  /** Only of PULL_JOB. */
  pullId?: number;
}

/**
 * Queues a job for a pull; its state is in PostgreSQL.
 * @param run part of the job's id: a job whose worker died must not block the next one
 */
export function requestPull(queue: Queue<PullJob>, pullId: number, run = 0): Promise<void> {
  return requestOnce(queue, PULL_JOB, { pullId }, `${PULL_JOB}-${pullId}-${run}`);
}

/** Queues a job that looks for due work. */
export function requestPoll(queue: Queue<PullJob>): Promise<void> {
  return requestOnce(queue, POLL_JOB, {});
}

export function requestMails(queue: Queue<PullJob>): Promise<void> {
  return requestOnce(queue, MAILS_JOB, {});
}
