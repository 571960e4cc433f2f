import { Lease } from '../../core/queue/lease.js';
import { sqlList, statusesAfter } from '../import-states.js';

/** On the queue of imports. A requested rollback looks like a row whose worker is lost. */
export const ROLLBACK_LEASE = new Lease({
  table: 'imports',
  job: 'rollback',
  idName: 'importId',
  active: sqlList(statusesAfter('claim-rollback')),
  claimed: 'rollback_starts = rollback_starts + 1',
});
