/** Milliseconds since the epoch; an open end is infinite. */
export interface Period {
  start: number;
  end: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** The most reliable first; an English date contains commas. */
const BETWEEN = [/\//, /--/, /\s[-–—]\s/, /(?<=\d)\s?[-–—]\s?(?=\d{1,2}\.\s?\d{1,2}\.)/, /;/, /,/];
const COMPACT_DAY = /^(\d{4})(\d{2})(\d{2})(?=$|T)/;
const COMPACT_TIME = /T(\d{2})(\d{2})(\d{2})?(?=$|Z|[+-])/;
const COMPACT_OFFSET = /([+-]\d{2})(\d{2})$/;
const OF_CENTRAL_EUROPE = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?:,?\s(\d{1,2}:\d{2}(?::\d{2})?))?$/;
const IN_ENGLISH =
  /(?<![a-z])(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![a-z])/i;
/** `od 1. 11. 2026 do 30. 11. 2026`; either may be missing. */
const FROM_TO = /^(?:(?:od|from|ab|da)\s(?<from>.*?\d))?(?:\s?(?:do|to|until|till|bis)\s(?<to>.+))?$/i;
const YEAR = /(?<!\d)\d{4}(?!\d)/;
const TIME = /\d:|\dT\d/;
/** At the end of a time. */
const OFFSET = /(?:z|[+-]\d{2}:\d{2})$/i;
const MAX_LENGTH = 100;

/** A period, possibly open at one end; null when it cannot be read. */
export function readPeriod(text: string): Period | null {
  const [from, to] = partsOf(text);
  if (from === undefined || to === undefined || !(from || to)) return null;
  const start = from ? timeOf(from) : -Infinity;
  // the last day is included
  const end = to ? timeOf(to) + (TIME.test(to) ? 0 : DAY_MS) : Infinity;
  return isNaN(start) || isNaN(end) ? null : { start, end };
}

function partsOf(text: string): string[] {
  if (text.length > MAX_LENGTH) return [];
  const { from, to } = FROM_TO.exec(text.trim())?.groups ?? {};
  if (from || to) return [from ?? '', to ?? ''];
  const ways = BETWEEN.map((sign) => text.split(sign));
  return ways.find((parts) => parts.length === 2)?.map((part) => part.trim()) ?? [];
}

/** Days and times without an offset are UTC, in any notation and in any environment. */
function timeOf(text: string): number {
  const iso = isoOf(text);
  if (/^\d{4}-\d{2}-\d{2}/.test(iso))
    return Date.parse(TIME.test(iso) && !OFFSET.test(iso) ? `${iso}Z` : iso);
  if (!IN_ENGLISH.test(text) || !YEAR.test(text)) return NaN;
  return Date.parse(TIME.test(text) ? iso : `${text} UTC`);
}

/** ISO 8601 with separators, which Google's examples omit in the offset. */
function isoOf(text: string): string {
  const [, day, month, year, time] = OF_CENTRAL_EUROPE.exec(text) ?? [];
  if (day) return `${year}-${month!.padStart(2, '0')}-${day.padStart(2, '0')}${time ? ` ${time}` : ''}`;
  return text
    .replace(COMPACT_DAY, '$1-$2-$3')
    .replace(COMPACT_TIME, (_, hour, minute, second = '00') => `T${hour}:${minute}:${second}`)
    .replace(COMPACT_OFFSET, '$1:$2');
}
