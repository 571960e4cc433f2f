import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { bool, type RowOf, statement, text } from '../core/database/statement.js';
import { Config } from '../core/config/config.js';

/** Months ahead that have a partition; so do months with rows in the default partition. */
const AHEAD = 2;
const MISSING = statement({ name: text, starts: text, ends: text })`
  select 'events_' || to_char(month, 'YYYY_MM') as name, (month at time zone 'UTC')::text as starts,
    ((month + interval '1 month') at time zone 'UTC')::text as ends
  from (
    select date_trunc('month', now() at time zone 'UTC') + make_interval(months => ahead) as month
    from generate_series(0, ${AHEAD}) ahead
    union
    select distinct date_trunc('month', at at time zone 'UTC') from events_default
  ) months where to_regclass('events_' || to_char(month, 'YYYY_MM')) is null order by month`;

/** Partitions of months that began more than $1 months ago. */
const OLD = statement({ name: text })`
  select child.relname as name from pg_inherits
  join pg_class child on child.oid = inhrelid
  where inhparent = 'events'::regclass and child.relname ~ '^events_\\d{4}_\\d{2}$'
    and to_date(right(child.relname, 7), 'YYYY_MM') + make_interval(months => $1) <= now() at time zone 'UTC'
  order by 1`;

/** Writers queue behind a waiting lock, so give up soon; the next run tries again. */
const SHORT_LOCK_TIMEOUT = `set local lock_timeout = '3s'`;

const HAS_TABLE = statement({ isThere: bool })`select to_regclass($1) is not null as "isThere"`;

/** Adds partitions of events ahead, and drops those beyond the retention period. */
@Injectable()
export class EventPartitions {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
  ) {}

  /** Safe to run concurrently, and to abort anywhere. */
  async updatePartitions(): Promise<void> {
    const missing = await MISSING.rows(this.database);
    for (const month of missing) await this.inOwnTransaction((manager) => add(manager, month));
    const old = await OLD.rows(this.database, [this.config.retention.events.amount]);
    for (const { name } of old)
      await this.inOwnTransaction((manager) => manager.query(`drop table if exists "${name}"`));
  }

  private inOwnTransaction(work: (manager: EntityManager) => Promise<unknown>): Promise<unknown> {
    return this.database.transaction(async (manager) => {
      await manager.query(SHORT_LOCK_TIMEOUT);
      return work(manager);
    });
  }
}

/** Does nothing if the partition exists; moves rows of the month over from the default partition. */
async function add(manager: EntityManager, { name, starts, ends }: RowOf<typeof MISSING>): Promise<void> {
  // not an advisory lock: the next statement's snapshot must contain a table that another process just
  // created
  await manager.query('lock table events in share update exclusive mode');
  if ((await HAS_TABLE.one(manager, [name])).isThere) return;
  await manager.query(`create table "${name}" (like events including all)`);
  // keeps rows of the month out of the default partition until the new one is attached
  await manager.query('lock table events_default in access exclusive mode');
  await manager.query(
    `with moved as (delete from events_default where at >= $1 and at < $2 returning *)
     insert into "${name}" select * from moved`,
    [starts, ends],
  );
  await manager.query(
    `alter table events attach partition "${name}" for values from ('${starts}') to ('${ends}')`,
  );
}
