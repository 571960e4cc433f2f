import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { command, int, nullable, statement } from '../core/database/statement.js';
import { groupOfRanks, isRanked } from '../products/own/price-ranks.js';
import { marketDay } from './market-day.js';

const OFFERS_AT_ONCE = 5_000;
/** Days over which ranks are compared. */
const DAYS = 7;

/** Records the price ranks of all offers once a day, only those that changed. */
@Injectable()
export class RankRecords {
  constructor(private readonly database: DataSource) {}

  /**
   * May be aborted anywhere; the next call begins again.
   * @param day `YYYY-MM-DD`; null: today in the market's time zone
   */
  async record(signal?: AbortSignal, day: string | null = null): Promise<void> {
    if (!(await IS_DUE.row(this.database, [day]))) return;
    for (let last: number | null = 0; last !== null;) {
      if (signal?.aborted) return;
      ({ last } = await RECORD_RANKS.one(this.database, [day, last]));
    }
    await this.database.transaction(async (manager) => {
      await FORGET_CHANGES.run(manager, [day]);
      await SET_WEEK_AGO.run(manager);
      await REMEMBER_DAY.run(manager, [day]);
    });
  }
}

const DAY = `coalesce($1::date, ${marketDay('now()')})`;

const IS_DUE = statement({})`
  select from settings where key = 'market.ranks' and (value ->> 'day')::date < ${DAY}`;

/** Records the next offers after $2; `last` is null at the end. */
const RECORD_RANKS = statement({ last: nullable(int) })`
  with batch as materialized (
    select offer_id from catalogue_offers where offer_id > $2 order by offer_id limit ${OFFERS_AT_ONCE}
  ), whole as materialized (
    select case when count(*) = ${OFFERS_AT_ONCE} then max(offer_id) end as last from batch
  ), present as materialized (
    select own.offer_id, ranked.cheaper + 1 as rank
    from batch join catalogue_offers own on own.offer_id = batch.offer_id join products p on p.id = own.offer_id
    cross join ${groupOfRanks('own')} ranked
    where ${isRanked('own', 'p')} and ranked.stores > 1
  ), differing as materialized (
    select coalesce(p.offer_id, r.offer_id) as offer_id, p.rank, r.rank as was
    from present p full join (
      select offer_id, rank from rank_records, whole where offer_id > $2 and offer_id <= coalesce(last, offer_id)
    ) r on r.offer_id = p.offer_id
    where p.rank is distinct from r.rank
  ), noted as (
    insert into rank_changes (offer_id, day, was) select offer_id, ${DAY}, was from differing order by 1
    on conflict do nothing
  ), stored as (
    insert into rank_records as r (offer_id, rank) select offer_id, rank from differing order by 1
    on conflict (offer_id) do update set rank = excluded.rank
  )
  select last from whole`;

const FORGET_CHANGES = command(`delete from rank_changes where day <= ${DAY} - ${DAYS}`);

/** The rank before the first change of the week, or the present one. */
const SET_WEEK_AGO = command(`
  with changed as (
    select distinct on (offer_id) offer_id, was from rank_changes order by offer_id, day
  ), wanted as (
    select r.offer_id, case when changed.offer_id is null then r.rank else changed.was end as week_ago
    from rank_records r left join changed on changed.offer_id = r.offer_id
  )
  update rank_records r set week_ago = w.week_ago from wanted w
  where w.offer_id = r.offer_id and r.week_ago is distinct from w.week_ago`);

const REMEMBER_DAY = command(`
  update settings set value = jsonb_build_object('day', ${DAY}), updated_at = now() where key = 'market.ranks'`);
