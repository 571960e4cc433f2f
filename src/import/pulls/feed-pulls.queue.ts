import type { Queue } from 'bull';
import { Lease } from '../../core/queue/lease.js';
import { requestOnce } from '../../core/queue/request-once.js';

/** Separate from imports, which a slow server must not delay. */
export const PULLS_QUEUE = 'feed-pulls';
export const POLL_JOB = 'look';
export const MAILS_JOB = 'letters';

/** Feeds of one store are fetched one after the other. */
export const PULL_LEASE = new Lease({
  table: 'feed_pulls',
  job: 'pull',
  idName: 'pullId',
  active: `'pulling'`,
  waitsFor: 'other.company_id = r.company_id',
  claimed: `status = 'pulling', started_at = coalesce(started_at, now())`,
  released: `status = 'queued', heartbeat_at = null`,
});

/** Queues a job that looks for due work. */
export function requestPoll(queue: Queue): Promise<void> {
  return requestOnce(queue, POLL_JOB, {});
}
