import cronParser, { type CronExpression } from 'cron-parser';
import { MARKET_TIME_ZONE } from '../../core/i18n/market-time.js';

/** Numbers, `*`, ranges, steps and lists, as every crontab has them; words, seconds and shorthands are not for stores. */
const PART = String.raw`(?:\*|\d{1,2}(?:-\d{1,2})?)(?:\/\d{1,2})?`;
const FIVE_FIELDS = new RegExp(String.raw`^(?:(?:^|\s)${PART}(?:,${PART})*){5}$`);
const DAY_MINUTES = 24 * 60;

/** Reads the five fields of a crontab, by the clocks of the market; null when it is no such text, or never comes. */
export function parseCron(text: string, after = new Date()): CronExpression | null {
  if (!FIVE_FIELDS.test(text)) return null;
  try {
    return cronParser.parseExpression(text, { tz: MARKET_TIME_ZONE, currentDate: after });
  } catch {
    return null;
  }
}

/** Minutes between the two moments of a day, or of two days in a row, that are closest to each other. */
export function closestMoments({ fields: { hour, minute } }: CronExpression): number {
  const times = hour.flatMap((h) => minute.map((m) => h * 60 + m)).sort((a, b) => a - b);
  const gaps = times.map((time, index) => (times[index + 1] ?? times[0]! + DAY_MINUTES) - time);
  return Math.min(...gaps);
}

/** The first moment after another one; null when it never comes, as on 31 February. */
export function nextMoment(text: string, after: Date): Date | null {
  try {
    return parseCron(text, after)?.next().toDate() ?? null;
  } catch {
    return null;
  }
}
