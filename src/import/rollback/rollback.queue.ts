import { Lease } from '../../core/queue/lease.js';

/** On the queue of imports. A requested rollback is a row that has lost its worker. */
export const ROLLBACK_LEASE = new Lease({
  table: 'imports',
  job: 'rollback',
  idName: 'importId',
  active: `'rolling-back'`,
  claimed: 'rollback_starts = rollback_starts + 1',
});
