import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Config } from '../core/config/config.js';

/** This month, so many after it, and those of which something waits in the default partition. */
const AHEAD = 2;
const MISSING = `
  select to_char(month, 'YYYY-MM-DD') as month from (
    select date_trunc('month', now() at time zone 'UTC') + make_interval(months => ahead) as month
    from generate_series(0, ${AHEAD}) ahead
    union
    select distinct date_trunc('month', at at time zone 'UTC') from events_default
  ) months where to_regclass('events_' || to_char(month, 'YYYY_MM')) is null order by month`;

/** Months of which the first moment is more than $1 months ago. */
const OLD = `
  select child.relname as name from pg_inherits
  join pg_class child on child.oid = inhrelid
  where inhparent = 'events'::regclass and child.relname ~ '^events_\\d{4}_\\d{2}$'
    and to_date(right(child.relname, 7), 'YYYY_MM') + make_interval(months => $1) <= now() at time zone 'UTC'
  order by 1`;

/** Whoever counts would wait behind us, so we wait for others only so long, and try again the next time. */
const BRIEFLY = `set local lock_timeout = '3s'`;

/** Keeps a partition for each month of events ahead, and no event longer than it may be kept. */
@Injectable()
export class EventMonths {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly config: Config,
  ) {}

  /** May be done by several at once, and broken off anywhere. */
  async keep(): Promise<void> {
    const missing = await this.database.query<{ month: string }[]>(MISSING);
    for (const { month } of missing) await this.alone('select add_events_month($1)', [month]);
    const old = await this.database.query<{ name: string }[]>(OLD, [this.config.eventMonths]);
    for (const { name } of old) await this.alone(`drop table if exists "${name}"`);
  }

  private alone(statement: string, values: unknown[] = []): Promise<unknown> {
    return this.database.transaction(async (manager) => {
      await manager.query(BRIEFLY);
      return manager.query(statement, values);
    });
  }
}
