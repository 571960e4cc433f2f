import type { Queue } from 'bull';
import { bool, command, int, type Statement, statement } from '../database/statement.js';
import { requestOnce } from './request-once.js';

/** A row without a heartbeat for this long is free for another worker; workers write one each second. */
const EXPIRY = `interval '5 seconds'`;
/** Rows that a look at the table finds: more than all workers can begin until the next one. */
const MAX_WAITING = 100;

/** Another worker took over the row, or its work ended: this worker must stop writing. */
export class LeaseLost extends Error {}
export class WorkCancelled extends Error {}

/** A row that a worker has. */
export interface Leased {
  id: number;
  /** The fence: incremented at each start; a write commits only under the number it began with. */
  run: number;
}

/**
 * @param row result of a statement with the number of the run
 * @throws LeaseLost, WorkCancelled
 */
export function assertLeased<Row extends { cancelRequested: boolean }>(
  row: Row | undefined,
): asserts row is Row {
  if (!row) throw new LeaseLost();
  if (row.cancelRequested) throw new WorkCancelled();
}

/** Holds only the id, under the name that people read: all else is in the row. */
export type LeaseJob = Record<string, number>;

/** The differences between kinds of leased rows. */
interface LeaseTerms {
  /** A table with the columns `id`, `run`, `status` and `heartbeat_at`. */
  table: string;
  /** Name of the job. */
  job: string;
  /** Name of the id in the job. */
  idName: string;
  /** SQL: the statuses of a row that a worker has. */
  active: string;
  /** SQL: the statuses of rows for which the queued ones wait. */
  atWork?: string;
  /** SQL: queued row `r` waits for row `other` when that is at work, or queued before. Without it none is begun. */
  waitsFor?: string;
  /** SQL condition on `r` in addition. */
  claimable?: string;
  /** SQL: columns that a claim sets. */
  claimed: string;
  /** SQL: columns that let another worker continue immediately. */
  released?: string;
  /** SQL: whether a person cancelled the work. */
  cancelled?: string;
}

/**
 * The right of one worker at a time to work on a row of a table, while it writes heartbeats. PostgreSQL holds
 * the truth: a queue's job only points to the row.
 */
export class Lease {
  readonly job: string;
  readonly idName: string;
  /** No row if the row $1 ended, has a worker, or must wait. */
  readonly claim: Statement<Leased>;
  /** No row when the lease of the row $1 in the run $2 is lost. */
  readonly heartbeat: Statement<{ cancelRequested: boolean }>;
  /** Lets another worker continue the row $1 of the run $2 immediately. */
  readonly release: Statement;
  /** Rows that may begin, and rows whose worker is lost. */
  readonly waiting: Statement<Leased>;

  constructor({
    table,
    job,
    idName,
    active,
    atWork = active,
    waitsFor,
    claimable = 'true',
    claimed,
    released = `heartbeat_at = 'epoch'`,
    cancelled = 'false',
  }: LeaseTerms) {
    this.job = job;
    this.idName = idName;
    // one of the future is from before the clock was set back
    const isLost = `r.status in (${active}) and r.heartbeat_at not between now() - ${EXPIRY} and now() + ${EXPIRY}`;
    const isNext =
      waitsFor &&
      `r.status = 'queued' and not exists (select from ${table} other where other.id <> r.id and ${waitsFor}
        and (other.status in (${atWork}) or other.status = 'queued' and other.id < r.id))`;
    const isWaiting = isNext ? [isLost, isNext] : [isLost];
    // a heartbeat that is under way when its worker releases the row comes too late
    const isLeased = `id = $1 and run = $2 and status in (${active}) and heartbeat_at > 'epoch'`;
    this.claim = statement({ id: int, run: int })`
      update ${table} set run = run + 1, heartbeat_at = now(), ${claimed}
      where id = (select id from ${table} r where id = $1 and (${isWaiting.join(' or ')}) and ${claimable}
        -- a locked row belongs to a worker that is alive
        for no key update skip locked)
      returning id, run`;
    this.heartbeat = statement({ cancelRequested: bool })`
      update ${table} set heartbeat_at = clock_timestamp() where ${isLeased} returning ${cancelled} as "cancelRequested"`;
    this.release = command(`update ${table} set ${released} where ${isLeased}`);
    const find = (condition: string) => `select id, run from ${table} r where ${condition}`;
    // united, not by `or`: PostgreSQL would read the ended rows of each store that has a queued one
    this.waiting = statement({ id: int, run: int })`
      ${isWaiting.map(find).join(' union all ')} order by id limit ${MAX_WAITING}`;
  }

  /**
   * Queues a job for a row.
   * @param run part of the job's id: the job of a lost worker, still active in the queue, does not block the next one
   */
  request(queue: Queue, id: number, run = 0): Promise<void> {
    return requestOnce(queue, this.job, { [this.idName]: id }, `${this.job}-${id}-${run}`);
  }
}
