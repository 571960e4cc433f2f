import { float, int, type RowOf, statement, text } from '../core/database/statement.js';
import { MARKET_TIME_ZONE, toWallTime } from '../core/i18n/market-time.js';
import type { PriceHistoryProps } from './product.props.js';

const MAX_STORES = 6;
/** The period that discounts also look back. */
const DAYS = 30;
const DAY_MS = 24 * 3600 * 1000;

const DAY = `to_char(h.at at time zone '${MARKET_TIME_ZONE}', 'YYYY-MM-DD')`;

/**
 * The last price of each day on which it changed, for each offer of the group $1 whose price is compared, in the last year,
 * with the price that was in force when the year began. Sorted by day.
 */
export const PRICES_OF_GROUP = statement({
  offerId: int,
  companyId: int,
  companyName: text,
  /** YYYY-MM-DD, in the market's time zone. */
  day: text,
  price: float,
  /** The lowest price that began on that day. */
  low: float,
  currency: text,
})`
  -- the bounds of each offer once, and not for each of its prices
  with sold as materialized (
    select w.id, w.company_id, c.company_name,
      (select max(f.at) from price_history f where f.product_id = w.id and f.currency <> w.currency) as foreign_at,
      (select max(s.at) from price_history s
        where s.product_id = w.id and s.currency = w.currency and s.at <= now() - interval '1 year') as first_at
    from catalogue_offers o
    join products w on w.id = o.offer_id
    join companies c on c.id = w.company_id
    -- of a foreign currency, it is alone
    where o.group_id = $1 and (o.comparable or o.apart is null)
  )
  select distinct on (day, "offerId") w.id as "offerId", w.company_id as "companyId", w.company_name as "companyName",
    ${DAY} as day, h.price::float8 as price, (min(h.price) over (partition by w.id, ${DAY}))::float8 as low, h.currency
  from sold w
  join price_history h on h.product_id = w.id and h.at >= coalesce(w.first_at, '-infinity')
    -- prices before a period in another currency do not count
    and h.at > coalesce(w.foreign_at, '-infinity')
  order by day, "offerId", h.at desc`;
export type PriceRow = RowOf<typeof PRICES_OF_GROUP>;

/** The price history by day of the stores that sell the product today; null without prices. */
export function toPriceHistory(rows: PriceRow[], now: Date): PriceHistoryProps | null {
  const [first] = rows;
  if (!first) return null;
  const to = dayOf(now);
  const yearAgo = daysBefore(now, 365);
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
    lowest: lowestSince(rows, from)!.price,
    stores: stores.map(({ companyName }) => companyName),
    steps: steps.filter((step, index) => index === 0 || differs(step, steps[index - 1]!)),
  };
}

/** The lowest price of the last 30 days, of the stores that sell the product today, in euro. */
export interface LowestPrice {
  price: number;
  /** The last day of it, YYYY-MM-DD; null: it is the present one. */
  until: string | null;
  /** Start of the history, if it is shorter than 30 days; else null. */
  since: string | null;
}

/**
 * @param present the lowest price now
 * @returns null without prices in euro, and for a price that was never higher in these days
 */
export function toLowestPrice(rows: PriceRow[], present: number, now: Date): LowestPrice | null {
  const first = daysBefore(now, DAYS);
  const lowest = lowestSince(rows, first);
  if (!lowest || rows[0]!.currency !== 'EUR') return null;
  const since = rows[0]!.day > first ? rows[0]!.day : null;
  if (lowest.until && lowest.price < present) return { ...lowest, since };
  const wasHigher = pricesByDay(rows, first).some(({ prices }) => Math.min(...prices.values()) > present);
  return wasHigher && lowest.price >= present ? { price: present, until: null, since } : null;
}

/**
 * The lowest price of all stores in the 30 days before an offer got its present price, in euro. Another store was perhaps
 * cheaper then.
 * @returns null without prices of that time
 */
export function toMarketBefore(rows: PriceRow[], offerId: number): number | null {
  const own = rows.filter((row) => row.offerId === offerId);
  const present = own.at(-1);
  if (present?.currency !== 'EUR') return null;
  const { day: begin } = own[own.findLastIndex(({ price }) => price !== present.price) + 1]!;
  const earlier = rows.filter(({ day }) => day < begin);
  return lowestSince(earlier, daysBefore(new Date(`${begin}T12:00:00Z`), DAYS))?.price ?? null;
}

/** From the first day on, which begins with a price that was in force already. */
function lowestSince(rows: PriceRow[], first: string): Pick<LowestPrice, 'price' | 'until'> | undefined {
  const ends = new Map<number, string>();
  const prices = rows.toReversed().flatMap(({ offerId, day, price, low }) => {
    const end = ends.get(offerId) ?? null;
    ends.set(offerId, day);
    if (day >= first) return { price: low, until: low === price ? end : day };
    return end === null || end >= first ? { price, until: end } : [];
  });
  const isLater = (one: string | null, other: string | null) =>
    one === null || (other !== null && one > other);
  return prices.sort((a, b) => a.price - b.price || (isLater(a.until, b.until) ? -1 : 1))[0];
}

interface Day {
  day: string;
  /** The lowest price of each store, by company. */
  prices: Map<number, number>;
}

/**
 * The price of each store at the end of every day with a change; earlier prices count as prices at `from`.
 */
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

const daysBefore = (now: Date, days: number) => dayOf(new Date(now.getTime() - days * DAY_MS));
