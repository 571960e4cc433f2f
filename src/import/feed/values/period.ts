/** Milliseconds since the epoch; without an end infinite. */
export interface Period {
  start: number;
  end: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const BETWEEN = /\/|--|,|;|\s[-–—]\s/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?=$|T)/;
const OF_CENTRAL_EUROPE = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/;
const LONGEST = 100;

/** A time from and to, of which one may be left open; null when it cannot be read. */
export function readPeriod(text: string): Period | null {
  const [from, to, more] = text.length > LONGEST ? [] : text.split(BETWEEN).map((part) => part.trim());
  if (from === undefined || to === undefined || more !== undefined || !(from || to)) return null;
  const start = from ? timeOf(from) : -Infinity;
  const end = to ? timeOf(to) + (isDay(to) ? DAY_MS : 0) : Infinity;
  return isNaN(start) || isNaN(end) ? null : { start, end };
}

/** The last day counts, too. */
const isDay = (text: string) => OF_CENTRAL_EUROPE.test(text) || /^\d{4}-?\d{2}-?\d{2}$/.test(text);

/** ISO 8601, also with the offset's colon left out, as in Google's examples. */
function timeOf(text: string): number {
  const [, day, month, year] = OF_CENTRAL_EUROPE.exec(text) ?? [];
  if (day) return Date.UTC(Number(year), Number(month) - 1, Number(day));
  const iso = text.replace(COMPACT, '$1-$2-$3').replace(/([+-]\d{2})(\d{2})$/, '$1:$2');
  return /^\d{4}-\d{2}-\d{2}/.test(iso) ? Date.parse(iso) : NaN;
}
