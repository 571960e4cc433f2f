import { snake } from '../../core/database/naming.js';
import { json, nullable, text } from '../../core/database/statement.js';
import { lastInstant, type OfferTimes, TIMED_FIELDS, valuesAt } from './offer-times.js';

/** SQL of an instant as `toISOString` writes it. */
export const isoText = (instant: string) =>
  `to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const KINDS: Record<keyof OfferTimes, (column: string) => string> = {
  price: (column) => `${column}::float8`,
  regularPrice: (column) => `${column}::float8`,
  salePrice: (column) => `${column}::float8`,
  saleFrom: isoText,
  saleUntil: isoText,
  availability: (column) => column,
  stock: (column) => column,
  availableFrom: isoText,
  expiresAt: isoText,
};

/**
 * SQL of a product's times as JSON, in units of its currency.
 * @param products alias of the table
 */
export const timesJson = (products: string) =>
  `json_build_object(${TIMED_FIELDS.map((name) => `'${name}', ${KINDS[name](`${products}.${snake(name)}`)}`).join(', ')})`;

/** SQL condition: the worker wrote all due changes. */
export const isUpToDate = (products: string) => `(${products}.next_change_at > now()) is not false`;

/** SQL condition: visitors may still see it. */
export const isUnexpired = (products: string) => `(${products}.expires_at > now()) is not false`;

/** Columns of a row that shows a price, for {@link atNow}. */
export const selectTimes = (products: string) => `
  case when not (${isUpToDate(products)}) then ${timesJson(products)} end as overdue,
  case when ${products}.price = ${products}.sale_price and ${products}.sale_until > now()
    then ${isoText(`${products}.sale_until`)} end as "priceUntil"`;
export const TIMES = {
  /** Only if the worker is late. */
  overdue: nullable(json<OfferTimes>()),
  /** The end of a sale that has one. */
  priceUntil: nullable(text),
};

interface TimedRow {
  price: number;
  regularPrice: number | null;
  availability: OfferTimes['availability'];
  discount: unknown;
  overdue: OfferTimes | null;
}

/**
 * A row with the current values, even before the worker writes a change by the clock: no price is shown after
 * its end.
 */
export function atNow<Row extends TimedRow>(row: Row): Row {
  if (!row.overdue) return row;
  return { ...row, ...shownNow(row.overdue, row) };
}

/** Like `atNow`, for a row with all fields of a product. */
export function recordAtNow<Row extends OfferTimes & { discount: unknown; nextChangeAt: string | null }>(
  row: Row,
): Row {
  return isOverdue(row) ? { ...row, ...shownNow(row, row) } : row;
}

export const isOverdue = ({ nextChangeAt }: { nextChangeAt: string | null }) =>
  nextChangeAt !== null && Date.parse(nextChangeAt) <= Date.now();

function shownNow(times: OfferTimes, { price: stored, discount }: { price: number; discount: unknown }) {
  const { price, availability } = valuesAt(times, Date.now());
  return { price, availability, discount: price === stored ? discount : null };
}

/** When the clock has last changed a record. */
export const changedByClockAt = (row: OfferTimes): Date | null => {
  const instant = lastInstant(row, Date.now());
  return instant ? new Date(instant) : null;
};
