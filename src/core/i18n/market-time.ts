import { type Locale, LOCALE_TAGS } from './locales.js';
import { onDemand } from './on-demand.js';

/** The time zone of forms, days and schedules, wherever the browser and the server are. */
export const MARKET_TIME_ZONE = 'Europe/Ljubljana';
const PARTS = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: MARKET_TIME_ZONE,
});

/** `YYYY-MM-DDTHH:mm`, the format of `<input type="datetime-local">`. */
export const WALL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** The local time of a moment, to the minute. */
export function toWallTime(moment: Date): string {
  return PARTS.format(moment).replace(' ', 'T');
}

const DAY_MS = 24 * 3600 * 1000;
const relative = onDemand(
  (locale: Locale) => new Intl.RelativeTimeFormat(LOCALE_TAGS[locale], { numeric: 'auto' }),
);

/** The day of a moment, from today: `today`, `yesterday`, `3 days ago`. */
export function relativeDay(moment: Date, locale: Locale): string {
  const dayOf = (one: Date) => Date.parse(toWallTime(one).slice(0, 10));
  return relative(locale).format((dayOf(moment) - dayOf(new Date())) / DAY_MS, 'day');
}

/** The moment of a local time; an hour that summer time skips is the one after it. */
export function fromWallTime(wallTime: string): Date {
  const asUtc = new Date(`${wallTime}Z`);
  const offset = (moment: Date) => new Date(`${toWallTime(moment)}Z`).getTime() - moment.getTime();
  const first = new Date(asUtc.getTime() - offset(asUtc));
  return new Date(asUtc.getTime() - offset(first));
}

/**
 * The local time of an instant in ISO 8601, for `<input type="datetime-local">`; with seconds if there are
 * any.
 */
export function wallTextOf(instant: string): string {
  return toWallTime(new Date(instant)) + instant.slice(16, 23).replace(/(?:\.0+|:00\.0+)$/, '');
}

/** The instant of a day without a time: its first moment, or the one after its last. */
export type Edge = 'start' | 'end';

const HOUR_MS = 3600 * 1000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:z|[+-]\d{2}:\d{2})$/i;
const WITHOUT_OFFSET = /^(\d{4}-\d{2}-\d{2})[T ](\d{1,2}):(\d{2})(:\d{2}(?:\.\d+)?)?$/;

/** An instant in ISO 8601, from 1970 on; days and times without an offset are the market's. NaN: none. */
export function readInstant(text: string, edge: Edge): number {
  const moment = momentOf(text, edge);
  return moment >= 0 ? moment : NaN;
}

function momentOf(text: string, edge: Edge): number {
  if (DAY.test(text)) return startOfDay(text, edge);
  if (WITH_OFFSET.test(text)) return isDay(text.slice(0, 10)) ? Date.parse(text) : NaN;
  const [, day, hour, minute, rest = ''] = WITHOUT_OFFSET.exec(text) ?? [];
  if (!day || !isDay(day)) return NaN;
  // the wall clock has minutes
  const seconds = Date.parse(`1970-01-01T00:00${rest}Z`);
  const time = `${day}T${hour!.padStart(2, '0')}:${minute}`;
  return Number.isNaN(Date.parse(`${time}Z`)) ? NaN : fromWallTime(time).getTime() + seconds;
}

/** Date.parse takes 31 February for 3 March. */
const isDay = (day: string) => {
  const moment = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day);
};

function startOfDay(day: string, edge: Edge): number {
  if (!isDay(day)) return NaN;
  // two hours before its end: 9999-12-31 means for ever, and the next day has no number
  return edge === 'start'
    ? fromWallTime(`${day}T00:00`).getTime()
    : fromWallTime(`${day}T22:00`).getTime() + 2 * HOUR_MS;
}

/** Numeric in Slovenian, because a preposition changes the form of a month's name. */
const MONTHS = { sl: 'numeric', en: 'short' } as const;
const formatsWith = (time: Intl.DateTimeFormatOptions) =>
  onDemand(
    (locale: Locale) =>
      new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
        day: 'numeric',
        month: MONTHS[locale],
        year: 'numeric',
        timeZone: MARKET_TIME_ZONE,
        ...time,
      }),
  );
const days = formatsWith({});
const times = formatsWith({ hour: '2-digit', minute: '2-digit' });
const unbroken = (text: string) => text.replace(/(^\d+|\d\.) /g, '$1\u00a0');

/** A day for people, in texts that the server writes: 28. 5. 2026, 28 May 2026. */
export const dateText = (moment: Date, locale: Locale): string => unbroken(days(locale).format(moment));

/** A day with its time, for people: 28. 5. 2026, 09:05. */
export const dateTimeText = (moment: Date, locale: Locale): string => unbroken(times(locale).format(moment));
