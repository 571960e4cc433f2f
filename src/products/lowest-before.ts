/**
 * What a reduced price is held against: the store's own lowest price in the 30 days before the present one began
 * (directive 98/6/EC, article 6a), in the price's currency.
 */
export interface LowestBefore {
  amount: number;
  /** ISO 8601: where our history begins, while it is shorter than those 30 days; null when it is not. */
  since: string | null;
}

const DAYS = `interval '30 days'`;

/** A column of {@link LowestBefore} for offers with a reduced price; needs {@link joinLowestBefore}. */
export const lowestBefore = (offer: string) => `
  case when reduction.at is not null then json_build_object(
    'amount', coalesce(earlier.price, ${offer}.price)::float8,
    'since', case when earlier.at <= reduction.at - ${DAYS} then null else coalesce(earlier.at, reduction.at) end)
  end as "lowestBefore"`;

export const joinLowestBefore = (offer: string) => {
  const ofOffer = (row: string) => `${row}.product_id = ${offer}.id and ${row}.currency = ${offer}.currency`;
  return `
  left join lateral (
    select max(h.at) as at from price_history h
    where ${ofOffer('h')} and ${offer}.regular_price > ${offer}.price and ${offer}.currency = 'EUR'
  ) reduction on true
  left join lateral (
    select min(h.price) as price, min(h.at) as at from price_history h
    where reduction.at is not null and ${ofOffer('h')} and h.at < reduction.at
      -- the price that was in force when the 30 days began counts as well
      and h.at >= coalesce((select max(s.at) from price_history s
        where ${ofOffer('s')} and s.at <= reduction.at - ${DAYS}), '-infinity')
  ) earlier on true`;
};
