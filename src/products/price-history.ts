import { float, int, type RowOf, statement, text } from '../core/database/statement.js';
import { MARKET_TIME_ZONE, toWallTime } from '../core/i18n/market-time.js';
import type { PriceHistoryProps } from './product.props.js';

const MAX_STORES = 6;
const YEAR_MS = 365 * 24 * 3600 * 1000;

/**
 * The last price of each day on which it changed, for each offer of the group $1 in the last year, with the price that
 * was in force when the year began. Sorted by day.
 */
export const PRICES_OF_GROUP = statement({
  offerId: int,
  companyId: int,
  companyName: text,
  /** YYYY-MM-DD, in the market's time zone. */
  day: text,
  price: float,
  currency: text,
})`
  select distinct on (day, "offerId") w.id as "offerId", w.company_id as "companyId", c.company_name as "companyName",
    to_char(h.at at time zone '${MARKET_TIME_ZONE}', 'YYYY-MM-DD') as day, h.price::float8 as price, h.currency
  from catalogue_offers o
  join products w on w.id = o.offer_id
  join companies c on c.id = w.company_id
  join price_history h on h.product_id = w.id and h.currency = w.currency
  where o.group_id = $1 and h.at >= coalesce((select max(s.at) from price_history s
    where s.product_id = w.id and s.currency = w.currency and s.at <= now() - interval '1 year'), '-infinity')
  order by day, "offerId", h.at desc`;
export type PriceRow = RowOf<typeof PRICES_OF_GROUP>;

/** The price history by day of the stores that sell the product today; null without prices. */
export function toPriceHistory(rows: PriceRow[], now: Date): PriceHistoryProps | null {
  const [first] = rows;
  if (!first) return null;
  const to = dayOf(now);
  const yearAgo = dayOf(new Date(now.getTime() - YEAR_MS));
  const from = first.day < yearAgo ? yearAgo : first.day;
  const days = pricesByDay(rows, from);
  const stores = storesByPrice(rows, days.at(-1)!.prices);
  const steps = days.map(({ day, prices }) => ({
    day,
    lowest: Math.min(...prices.values()),
    prices: stores.map(({ companyId }) => prices.get(companyId) ?? null),
  }));
  return {
    from,
    to,
    currency: first.currency,
    stores: stores.map(({ companyName }) => companyName),
    steps: steps.filter((step, index) => index === 0 || differs(step, steps[index - 1]!)),
  };
}

interface Day {
  day: string;
  /** The lowest price of each store, by company. */
  prices: Map<number, number>;
}

/** The price of each store at the end of every day on which one changed; earlier prices count as those of `from`. */
function pricesByDay(rows: PriceRow[], from: string): Day[] {
  const offers = new Map<number, PriceRow>();
  const days = new Map<string, Map<number, number>>();
  for (const row of rows) {
    offers.set(row.offerId, row);
    days.set(row.day < from ? from : row.day, lowestByStore(offers.values()));
  }
  return [...days].map(([day, prices]) => ({ day, prices }));
}

function lowestByStore(offers: Iterable<PriceRow>): Map<number, number> {
  const lowest = new Map<number, number>();
  for (const { companyId, price } of offers)
    lowest.set(companyId, Math.min(price, lowest.get(companyId) ?? Infinity));
  return lowest;
}

/** Today's cheapest first; a chart with more lines would be unreadable. */
function storesByPrice(rows: PriceRow[], prices: Map<number, number>) {
  const names = new Map(rows.map(({ companyId, companyName }) => [companyId, companyName]));
  return [...prices]
    .sort(([, one], [, other]) => one - other)
    .slice(0, MAX_STORES)
    .map(([companyId]) => ({ companyId, companyName: names.get(companyId)! }));
}

type Step = PriceHistoryProps['steps'][number];

const differs = (step: Step, before: Step) =>
  step.lowest !== before.lowest || step.prices.some((price, index) => price !== before.prices[index]);

const dayOf = (moment: Date) => toWallTime(moment).slice(0, 10);
