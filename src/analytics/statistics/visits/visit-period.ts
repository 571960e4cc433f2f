import { toWallTime } from '../../../core/i18n/market-time.js';

const DAY_MS = 24 * 3600 * 1000;

/** Days in the market's time zone as `YYYY-MM-DD`, both inclusive. */
export interface Days {
  from: string;
  to: string;
}

/** A period, and the one of the same length before it. */
export interface VisitPeriod extends Days {
  before: Days;
}

/** The period of `days` that ends with `to`; default: today in the market's time zone. */
export function periodOf(days: number, to = toWallTime(new Date()).slice(0, 10)): VisitPeriod {
  const from = shifted(to, 1 - days);
  return { from, to, before: { from: shifted(from, -days), to: shifted(from, -1) } };
}

export function eachDay({ from, to }: Days): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return Array.from({ length: count }, (_, index) => shifted(from, index));
}

/** Computed in UTC, because each day has 24 hours there. */
const shifted = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
