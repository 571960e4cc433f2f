import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { float, int, nullable, type RowOf, statement } from '../../core/database/statement.js';

/**
 * Bands of an offer's price in its group. `alone`: no other store has the product; `first`: no price is lower;
 * `close`: less than two percent above the lowest price; `behind`: further above it.
 */
export const RANK_BANDS = ['alone', 'first', 'close', 'behind'] as const;
export type RankBand = (typeof RANK_BANDS)[number];

/**
 * An offer's rank in its group, from 1; equal prices share a rank. `stores` include the offer's own. `gap`: euros
 * above the lowest price. `totalRank` (null if the store does not state the delivery cost) ranks the price with delivery
 * among `totalStores`, which state theirs.
 */
export type PriceRank = Omit<RowOf<typeof RANKS>, 'id'>;

/** SQL: the comparable offers `each` in the group of `own`, an alias of `catalogue_offers`. */
const inGroupOf = (own: string) => `from catalogue_offers each
    where each.group_id = ${own}.group_id and each.comparable
      -- read once, because a join would look the stores up for each offer
      and each.company_id <> all(array(select id from companies where not active))`;

/** SQL of values over the group of `own`: the only definition of ranks by price. */
export const groupOfRanks = (own: string) => `lateral (
    select min(each.price_cents) as lowest, count(distinct each.company_id)::integer as stores,
      (count(distinct each.company_id) filter (where each.price_cents < ${own}.price_cents))::integer as cheaper,
      (count(distinct each.company_id) filter (where each.total_cents < ${own}.total_cents))::integer
        as "cheaperWithDelivery",
      (count(distinct each.company_id) filter (where each.total_cents is not null))::integer
        as "storesWithDelivery"
    ${inGroupOf(own)}
  )`;

/** SQL condition: the offer is compared by its GTIN, or people joined it. @param product alias of `products` */
export const isRanked = (own: string, product: string) =>
  `${own}.comparable and ${own}.apart is null and (${product}.gtin is not null or exists (
    select from catalogue_offers alike where alike.group_id = ${own}.group_id and alike.offer_id <> ${own}.offer_id))`;

/**
 * SQL of a value over an offer's group, for a query on `products p`; no row for an offer that is not compared. Without counts
 * of stores, a list of 128,000 offers is sorted in half the time.
 */
const ofGroup = (value: string) => `select ${value} as value from catalogue_offers own
  cross join lateral (
    select min(each.price_cents) as lowest, min(each.company_id) <> max(each.company_id) as several ${inGroupOf('own')}
  ) ranked
  where own.offer_id = p.id and own.comparable and own.apart is null`;

/** SQL of the band, for a query on `products p`; null for an offer that has no rank. */
export const RANK_BAND = `(${ofGroup(`case when ranked.lowest is null then null when not ranked.several then case when ${isRanked('own', 'p')} then 'alone' end
    when own.price_cents <= ranked.lowest then 'first'
    when own.price_cents * 100 < ranked.lowest * 102 then 'close' else 'behind' end`)})`;

/** SQL to join `gap.value` to `products p`: the cents above the lowest price; null without another store. */
export const JOINED_GAP = `left join lateral (${ofGroup(
  'case when ranked.several then own.price_cents - ranked.lowest end',
)}) gap on true`;

/** Reads the price ranks of offers. */
@Injectable()
export class PriceRanks {
  constructor(private readonly database: DataSource) {}

  /** @returns ranks by offer id, without offers that are not compared or that no other store has */
  async byIds(ids: number[]): Promise<Map<number, PriceRank>> {
    const rows = await RANKS.rows(this.database, [ids]);
    return new Map(rows.map(({ id, ...rank }) => [id, rank]));
  }
}

const RANKS = statement({
  id: int,
  stores: int,
  rank: int,
  gap: float,
  totalRank: nullable(int),
  totalStores: int,
})`
  select own.offer_id as id, ranked.stores, ranked.cheaper + 1 as rank,
    (own.price_cents - ranked.lowest) / 100::float8 as gap,
    case when own.total_cents is not null then ranked."cheaperWithDelivery" + 1 end as "totalRank",
    ranked."storesWithDelivery" as "totalStores"
  from catalogue_offers own join products p on p.id = own.offer_id
  cross join ${groupOfRanks('own')} ranked
  where own.offer_id = any($1::integer[]) and ${isRanked('own', 'p')} and ranked.stores > 1`;
