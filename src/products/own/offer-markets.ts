import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { int, nullable, present, type RowOf, statement, text } from '../../core/database/statement.js';
import { MARKET_TIME_ZONE } from '../../core/i18n/market-time.js';

/** Why clicks from the product page went to other stores: the offer was more expensive, or sold out. */
export const LOST_CLICKS = ['price', 'stock'] as const;
export type LostClicks = (typeof LOST_CLICKS)[number];

/**
 * The movement of an offer in its market. `moved`: places that its price rank improved in a week, at the last daily
 * record; null: no record of that time. The rest counts 28 days: `views` of the page that shows it, and while it was compared
 * with other stores, clicks from that page to its own store and to others.
 */
export type OfferMarket = Omit<RowOf<typeof MARKETS>, 'id'>;

/** Joins of stored numbers to `products p`. */
export const JOINED_MARKET = {
  moved: 'rank_records r on r.offer_id = p.id',
  views: 'product_visits v on v.days = 28 and v.company_id = p.company_id and v.product_id = p.id',
  clicks: 'compared_clicks c on c.product_id = p.id',
};

/** Reads the markets of offers. */
@Injectable()
export class OfferMarkets {
  constructor(private readonly database: DataSource) {}

  /** By offer id. */
  async byIds(ids: number[]): Promise<Map<number, OfferMarket>> {
    const rows = await MARKETS.rows(this.database, [ids]);
    return new Map(rows.map(({ id, ...market }) => [id, market]));
  }

  /** The day since which clicks are compared, `YYYY-MM-DD`; null if it was before the last 28 days. */
  async findFirstDay(): Promise<string | null> {
    return (await FIRST_DAY.row(this.database))?.day ?? null;
  }
}

const MARKETS = statement({
  id: int,
  moved: nullable(int),
  views: int,
  clicks: int,
  lostToPrice: int,
  lostToStock: int,
  lostOtherwise: int,
})`
  select p.id, r.week_ago - r.rank as moved, coalesce(v.views, 0) as views, coalesce(c.own, 0) as clicks,
    coalesce(c.lost_to_price, 0) as "lostToPrice", coalesce(c.lost_to_stock, 0) as "lostToStock",
    coalesce(c.lost_otherwise, 0) as "lostOtherwise"
  from products p left join ${JOINED_MARKET.moved} left join ${JOINED_MARKET.views} left join ${JOINED_MARKET.clicks}
  where p.id = any($1::integer[])`;

const FIRST_DAY = statement({ day: present(text) })`
  select value ->> 'since' as day from settings where key = 'market.clicks'
    and (value ->> 'since')::date > (now() at time zone '${MARKET_TIME_ZONE}')::date - 28`;
