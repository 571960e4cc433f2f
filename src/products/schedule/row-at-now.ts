import { json, nullable, text } from '../../core/database/statement.js';
import { lastInstant, type Schedule, SCHEDULE_FIELDS, valuesAt } from './offer-schedule.js';

/** SQL of an instant as `toISOString` writes it. */
export const isoText = (instant: string) =>
  `to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const KINDS: Record<keyof Schedule, (column: string) => string> = {
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
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** SQL of the schedule of a product as JSON, in units of its currency. @param products alias of the table */
export const scheduleJson = (products: string) =>
  `json_build_object(${SCHEDULE_FIELDS.map((name) => `'${name}', ${KINDS[name](`${products}.${snake(name)}`)}`).join(', ')})`;

/** SQL condition: no change is due that the worker has not written yet. */
export const isUpToDate = (products: string) => `(${products}.next_change_at > now()) is not false`;

/** SQL condition: visitors may still see it. */
export const isUnexpired = (products: string) => `(${products}.expires_at > now()) is not false`;

/** Columns of a row that shows a price, for {@link atNow}. */
export const selectTimes = (products: string) => `
  case when not (${isUpToDate(products)}) then ${scheduleJson(products)} end as overdue,
  case when ${products}.price = ${products}.sale_price and ${products}.sale_until > now()
    then ${isoText(`${products}.sale_until`)} end as "priceUntil"`;
export const TIMES = {
  /** Only where the worker is late. */
  overdue: nullable(json<Schedule>()),
  /** The end of a sale that has one. */
  priceUntil: nullable(text),
};

interface TimedRow {
  price: number;
  regularPrice: number | null;
  availability: Schedule['availability'];
  discount: unknown;
  overdue: Schedule | null;
}

/** A row as it is true now, even before the worker has written what the clock has changed: no price is shown after its end. */
export function atNow<Row extends TimedRow>(row: Row): Row {
  if (!row.overdue) return row;
  return { ...row, ...shownNow(row.overdue, row) };
}

/** The same of a row with all fields of a product. */
export function recordAtNow<Row extends Schedule & { discount: unknown; nextChangeAt: string | null }>(
  row: Row,
): Row {
  return isOverdue(row) ? { ...row, ...shownNow(row, row) } : row;
}

export const isOverdue = ({ nextChangeAt }: { nextChangeAt: string | null }) =>
  nextChangeAt !== null && Date.parse(nextChangeAt) <= Date.now();

function shownNow(schedule: Schedule, { price: stored, discount }: { price: number; discount: unknown }) {
  const { price, availability } = valuesAt(schedule, Date.now());
  return { price, availability, discount: price === stored ? discount : null };
}

/** When the clock has last changed a record. */
export const changedByClockAt = (row: Schedule): Date | null => {
  const instant = lastInstant(row, Date.now());
  return instant ? new Date(instant) : null;
};
