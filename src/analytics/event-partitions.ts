import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { bool, type RowOf, statement, text } from '../core/database/statement.js';
import { Config } from '../core/config/config.js';

/** This month, so many after it, and those of which something waits in the default partition. */
const AHEAD = 2;
const MISSING = statement(
  { name: text, starts: text, ends: text },
  `
  select 'events_' || to_char(month, 'YYYY_MM') as name, (month at time zone 'UTC')::text as starts,
    ((month + interval '1 month') at time zone 'UTC')::text as ends
  from (
    select date_trunc('month', now() at time zone 'UTC') + make_interval(months => ahead) as month
    from generate_series(0, ${AHEAD}) ahead
    union
    select distinct date_trunc('month', at at time zone 'UTC') from events_default
  ) months where to_regclass('events_' || to_char(month, 'YYYY_MM')) is null order by month`,
);

/** Months of which the first moment is more than $1 months ago. */
const OLD = statement(
  { name: text },
  `
  select child.relname as name from pg_inherits
  join pg_class child on child.oid = inhrelid
  where inhparent = 'events'::regclass and child.relname ~ '^events_\\d{4}_\\d{2}$'
    and to_date(right(child.relname, 7), 'YYYY_MM') + make_interval(months => $1) <= now() at time zone 'UTC'
  order by 1`,
);

/** Whoever counts would wait behind us, so we wait for others only so long, and try again the next time. */
const BRIEFLY = `set local lock_timeout = '3s'`;

const HAS_TABLE = statement({ isThere: bool }, 'select to_regclass($1) is not null as "isThere"');

/** Keeps a partition for each month of events ahead, and no event longer than it may be kept. */
@Injectable()
export class EventPartitions {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly config: Config,
  ) {}

  /** May be done by several at once, and broken off anywhere. */
  async keep(): Promise<void> {
    const missing = await MISSING.rows(this.database);
    for (const month of missing) await this.alone((manager) => add(manager, month));
    const old = await OLD.rows(this.database, [this.config.eventMonths]);
    for (const { name } of old)
      await this.alone((manager) => manager.query(`drop table if exists "${name}"`));
  }

  private alone(work: (manager: EntityManager) => Promise<unknown>): Promise<unknown> {
    return this.database.transaction(async (manager) => {
      await manager.query(BRIEFLY);
      return work(manager);
    });
  }
}

/** Does nothing when the month has its partition; what waits in the default one moves over. */
async function add(manager: EntityManager, { name, starts, ends }: RowOf<typeof MISSING>): Promise<void> {
  // one after the other, and each sees what the one before has made: no advisory lock would tell
  await manager.query('lock table events in share update exclusive mode');
  if ((await HAS_TABLE.one(manager, [name])).isThere) return;
  await manager.query(`create table "${name}" (like events including all)`);
  // from here on nobody puts an event of the month where it would be in the way
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
