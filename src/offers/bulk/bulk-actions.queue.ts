import { tryLock } from '../../core/database/advisory-locks.js';
import { Lease } from '../../core/queue/lease.js';

export const BULK_QUEUE = 'bulk-actions';

/** SQL: runs of one store run one after the other; a run of several stores waits for all, and all wait for it. */
export const CONCERNS_SAME_STORE =
  '(other.company_id is null or r.company_id is null or other.company_id = r.company_id)';

export const BULK_LEASE = new Lease({
  table: 'bulk_runs',
  job: 'run',
  idName: 'runId',
  active: `'running'`,
  waitsFor: CONCERNS_SAME_STORE,
  // a batch is not written under the lock of the row
  claimable: tryLock('bulkRuns', 'id'),
  claimed: `status = 'running', started_at = coalesce(started_at, now())`,
  cancelled: 'cancel_requested',
});
