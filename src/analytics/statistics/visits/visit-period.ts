import { toWallTime } from '../../../core/i18n/market-time.js';

const DAY_MS = 24 * 3600 * 1000;

/** Days of the market as `YYYY-MM-DD`, the last one included. */
export interface Days {
  from: string;
  to: string;
}

/** What statistics are about, and the equally many days before, which they are compared with. */
export interface VisitPeriod extends Days {
  before: Days;
}

/** So many days up to one; left out: to the one that it is at the market. */
export function periodOf(days: number, to = toWallTime(new Date()).slice(0, 10)): VisitPeriod {
  const from = shifted(to, 1 - days);
  return { from, to, before: { from: shifted(from, -days), to: shifted(from, -1) } };
}

export function eachDay({ from, to }: Days): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return Array.from({ length: count }, (_, index) => shifted(from, index));
}

/** Days are counted in UTC, where each has 24 hours. */
const shifted = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
