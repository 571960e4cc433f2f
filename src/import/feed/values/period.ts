import { type Edge, readInstant } from '../../../core/i18n/market-time.js';

/** Instants in ISO 8601; null: open. The end is not part of it. */
export interface Period {
  from: string | null;
  until: string | null;
}

/** The most reliable first; an English date contains commas. */
const BETWEEN = [/\//, /--/, /\s[-–—]\s/, /(?<=\d)\s?[-–—]\s?(?=\d{1,2}\.\s?\d{1,2}\.)/, /;/, /,/];
const COMPACT_DAY = /^(\d{4})(\d{2})(\d{2})(?=$|T)/;
const COMPACT_TIME = /T(\d{2})(\d{2})(\d{2})?(?=$|Z|[+-])/;
const COMPACT_OFFSET = /([+-]\d{2})(\d{2})$/;
const SPACED_OFFSET = /\s(?=[+-]\d{2}:\d{2}$)/;
const OF_CENTRAL_EUROPE = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?:,?\s(\d{1,2}:\d{2}(?::\d{2})?))?$/;
const WITH_SLASHES = /^(\d{1,2})\/(\d{1,2})\/(?:20)?(\d{2})$/;
const IN_ENGLISH =
  /(?<![a-z])(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![a-z])/i;
/** `od 1. 11. 2026 do 30. 11. 2026`; either may be missing. */
const FROM_TO = /^(?:(?:od|from|ab|da)\s(?<from>.*?\d))?(?:\s?(?:do|to|until|till|bis)\s(?<to>.+))?$/i;
const YEAR = /(?<!\d)\d{4}(?!\d)/;
const TIME = /\d:/;
/** At the end of a time. */
const OFFSET = /(?:\s?[+-]\d{2}:\d{2}|\s?z|\sgmt|\sutc)$/i;
const MAX_LENGTH = 100;

/** A period, possibly open at one end; null when it cannot be read. */
export function readPeriod(text: string): Period | null {
  const [start, end] = partsOf(text);
  if (start === undefined || end === undefined || !(start || end)) return null;
  return periodBetween(start, end);
}

/** @param start @param end empty: open */
export function periodBetween(start: string, end: string): Period | null {
  const from = start ? readMoment(start, 'start') : null;
  const until = end ? readMoment(end, 'end') : null;
  return (start && !from) || (end && !until) ? null : { from, until };
}

/** A day or a moment in any notation, in ISO 8601; null when it cannot be read. Without an offset it is the market's. */
export function readMoment(text: string, edge: Edge): string | null {
  const iso = isoOf(text.trim());
  const moment = /^\d{4}-\d{2}-\d{2}/.test(iso) ? readInstant(iso, edge) : inEnglish(iso, edge);
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}

function inEnglish(text: string, edge: Edge): number {
  if (text.length > MAX_LENGTH || !IN_ENGLISH.test(text) || !YEAR.test(text)) return NaN;
  if (OFFSET.test(text)) return Date.parse(text);
  const wall = Date.parse(`${text} UTC`);
  if (Number.isNaN(wall)) return NaN;
  return readInstant(new Date(wall).toISOString().slice(0, TIME.test(text) ? 19 : 10), edge);
}

function partsOf(text: string): string[] {
  if (text.length > MAX_LENGTH) return [];
  const { from, to } = FROM_TO.exec(text.trim())?.groups ?? {};
  if (from || to) return [from ?? '', to ?? ''];
  const ways = BETWEEN.map((sign) => text.split(sign));
  return ways.find((parts) => parts.length === 2)?.map((part) => part.trim()) ?? [];
}

/** ISO 8601 with separators, which Google's examples omit in the offset. */
function isoOf(text: string): string {
  const [, day, month, year, time] = OF_CENTRAL_EUROPE.exec(text) ?? [];
  if (day) return `${year}-${month!.padStart(2, '0')}-${day.padStart(2, '0')}${time ? ` ${time}` : ''}`;
  const [, one, other, shortYear] = WITH_SLASHES.exec(text) ?? [];
  if (one && other) return byDayAbove12(text, { one, other, year: `20${shortYear}` });
  return text
    .replace(COMPACT_DAY, '$1-$2-$3')
    .replace(COMPACT_TIME, (_, hour, minute, second = '00') => `T${hour}:${minute}:${second}`)
    .replace(COMPACT_OFFSET, '$1:$2')
    .replace(SPACED_OFFSET, '');
}

/** Americans write the month first, and only a day above 12 shows it. */
function byDayAbove12(text: string, { one, other, year }: Record<'one' | 'other' | 'year', string>): string {
  const [month, day] = Number(one) > 12 ? [other, one] : [one, other];
  if (Number(day) <= 12 && day !== month) return text;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
