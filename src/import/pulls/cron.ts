import cronParser, { type CronExpression } from 'cron-parser';
import { MARKET_TIME_ZONE } from '../../core/i18n/market-time.js';

/** Numbers, `*`, ranges, steps and lists; no names, seconds or shorthands such as `@daily`. */
const PART = String.raw`(?:\*|\d{1,2}(?:-\d{1,2})?)(?:\/\d{1,2})?`;
const FIVE_FIELDS = new RegExp(String.raw`^(?:(?:^|\s)${PART}(?:,${PART})*){5}$`);
const DAY_MINUTES = 24 * 60;

/** Parses five fields of a crontab, in the time zone of the market; null when invalid. */
export function parseCron(text: string, after = new Date()): CronExpression | null {
  if (!FIVE_FIELDS.test(text)) return null;
  try {
    return cronParser.parseExpression(text, { tz: MARKET_TIME_ZONE, currentDate: after });
  } catch {
    return null;
  }
}

/** The shortest time in minutes between two moments of a day, or of consecutive days. */
export function closestMoments({ fields: { hour, minute } }: CronExpression): number {
  const times = hour.flatMap((h) => minute.map((m) => h * 60 + m)).sort((a, b) => a - b);
  const gaps = times.map((time, index) => (times[index + 1] ?? times[0]! + DAY_MINUTES) - time);
  return Math.min(...gaps);
}

/** The first moment after `after`; null when there is none, for example on 31 February. */
export function nextMoment(text: string, after: Date): Date | null {
  try {
    return parseCron(text, after)?.next().toDate() ?? null;
  } catch {
    return null;
  }
}
