import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { float, int, nullable, type RowOf, statement } from '../../core/database/statement.js';
import { NO_PRICE_CENTS } from '../../search/catalogue-index/codes.js';

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

/**
 * SQL that computes a value over an offer's group, for a query on `products p`; null for hidden offers and
 * foreign currencies.
 */
const ofComparison = (selected: string, values: string) => `(
  select ${selected} from catalogue_offers own
  cross join lateral (
    select ${values} from catalogue_offers each where each.group_id = own.group_id
  ) comparison
  where own.offer_id = p.id and own.price_cents < ${NO_PRICE_CENTS})`;

const LOWEST = 'min(each.price_cents) as lowest, count(distinct each.company_id) as stores';

/** SQL of the band, for a query on `products p`; null for hidden offers and foreign currencies. */
export const RANK_BAND = ofComparison(
  `case when stores = 1 then 'alone' when own.price_cents <= lowest then 'first'
    when own.price_cents * 100 < lowest * 102 then 'close' else 'behind' end`,
  LOWEST,
);

/** SQL of the cents above the lowest price, for a query on `products p`; null without another store. */
export const PRICE_GAP = ofComparison('case when stores > 1 then own.price_cents - lowest end', LOWEST);

/** Reads the price ranks of offers. */
@Injectable()
export class PriceRanks {
  constructor(private readonly database: DataSource) {}

  /** @returns ranks by offer id, without hidden offers, foreign currencies, and offers that no other store has */
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
  select own.offer_id as id, comparison.stores, comparison.cheaper + 1 as rank,
    (own.price_cents - comparison.lowest) / 100::float8 as gap,
    case when own.total_cents is not null then comparison.cheaper_with_delivery + 1 end as "totalRank",
    comparison.stores_with_delivery as "totalStores"
  from catalogue_offers own
  cross join lateral (
    select min(each.price_cents) as lowest, count(distinct each.company_id)::integer as stores,
      (count(distinct each.company_id) filter (where each.price_cents < own.price_cents))::integer as cheaper,
      (count(distinct each.company_id) filter (where each.total_cents < own.total_cents))::integer
        as cheaper_with_delivery,
      (count(distinct each.company_id) filter (where each.total_cents is not null))::integer
        as stores_with_delivery
    from catalogue_offers each where each.group_id = own.group_id
  ) comparison
  where own.offer_id = any($1::integer[]) and own.price_cents < ${NO_PRICE_CENTS} and comparison.stores > 1`;
