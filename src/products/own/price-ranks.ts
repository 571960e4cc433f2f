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

const stores = (condition = 'true') =>
  `(count(distinct each.company_id) filter (where ${condition}))::integer`;

/** Values over the offers `each` in the group of `own`: an alias of `catalogue_offers`. */
const VALUES = {
  lowest: () => 'min(each.price_cents)',
  isAlone: () => 'min(each.company_id) = max(each.company_id)',
  stores: () => stores(),
  cheaper: (own: string) => stores(`each.price_cents < ${own}.price_cents`),
  cheaperWithDelivery: (own: string) => stores(`each.total_cents < ${own}.total_cents`),
  storesWithDelivery: () => stores('each.total_cents is not null'),
};

/** SQL of values over the group of `own`: the only definition of ranks by price. Each value costs time. */
export const groupOfRanks = (own: string, values: (keyof typeof VALUES)[]) => `lateral (
    select ${values.map((value) => `${VALUES[value](own)} as "${value}"`).join(', ')}
    from catalogue_offers each
    where each.group_id = ${own}.group_id and each.comparable
      -- read once, because a join would look the stores up for each offer
      and each.company_id <> all(array(select id from companies where not active))
  )`;

/** SQL condition: the offer is compared by its GTIN. @param product alias of `products` */
export const isRanked = (own: string, product: string) =>
  `${own}.comparable and ${own}.apart is null and ${product}.gtin is not null`;

/** A value over an offer's group, for a query on `products p`; null for an offer that has no rank. */
const ofGroup = (value: string) => `(
  select ${value} from catalogue_offers own cross join ${groupOfRanks('own', ['lowest', 'isAlone'])} ranked
  where own.offer_id = p.id and ${isRanked('own', 'p')})`;

/** SQL of the band, for a query on `products p`; null for an offer that has no rank. */
export const RANK_BAND = ofGroup(`case when ranked."isAlone" then 'alone'
    when own.price_cents <= ranked.lowest then 'first'
    when own.price_cents * 100 < ranked.lowest * 102 then 'close' else 'behind' end`);

/** SQL of the cents above the lowest price, for a query on `products p`; null without another store. */
export const PRICE_GAP = ofGroup('case when not ranked."isAlone" then own.price_cents - ranked.lowest end');

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
  cross join ${groupOfRanks('own', [
    'lowest',
    'stores',
    'cheaper',
    'cheaperWithDelivery',
    'storesWithDelivery',
  ])} ranked
  where own.offer_id = any($1::integer[]) and ${isRanked('own', 'p')} and ranked.stores > 1`;
