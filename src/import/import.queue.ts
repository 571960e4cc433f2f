import { Lease } from '../core/queue/lease.js';

/** The queue of imports and rollbacks. */
export const IMPORT_QUEUE = 'imports';

const ACTIVE = `'validating', 'writing'`;

/** Runs of one store are written one after the other. */
export const IMPORT_LEASE = new Lease({
  table: 'imports',
  job: 'run',
  idName: 'importId',
  active: ACTIVE,
  atWork: `${ACTIVE}, 'rolling-back'`,
  waitsFor: 'other.company_id = r.company_id',
  claimed: `started_at = coalesce(started_at, now()),
    status = case when status = 'writing' then status else 'validating' end`,
  cancelled: 'cancel_requested',
});
