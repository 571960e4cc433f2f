import { Lease } from '../core/queue/lease.js';
import { sqlAfter, sqlList, statusesAfter, statusesThatNeed } from './import-states.js';

/** The queue of imports and rollbacks. */
export const IMPORT_QUEUE = 'imports';

/** Runs of one store are written one after the other. */
export const IMPORT_LEASE = new Lease({
  table: 'imports',
  job: 'run',
  idName: 'importId',
  active: sqlList(statusesAfter('claim')),
  atWork: sqlList(statusesThatNeed('worker')),
  waitsFor: 'other.company_id = r.company_id',
  claimed: `started_at = coalesce(started_at, now()),
    status = ${sqlAfter('claim')}`,
  cancelled: 'cancel_requested',
});
