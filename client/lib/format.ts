import type { Locale } from '../../src/core/i18n/locales.js';
import type { Money } from '../../src/products/product.props.js';

const TAGS: Record<Locale, string> = { sl: 'sl-SI', en: 'en-US' };

/** Server and browser must print the same time, so the zone is the market's, not the machine's. */
const TIME_ZONE = 'Europe/Ljubljana';

export interface Formats {
  number(value: number): string;
  money(value: Money): string;
  moneyParts(value: Money): Intl.NumberFormatPart[];
  /** `value` in whole percent. */
  percent(value: number): string;
  date(iso: string): string;
  dateTime(iso: string): string;
  duration(seconds: number): string;
  plural(count: number): string;
}

const byLocale = new Map<Locale, Formats>();

/** The formats of a locale; built once, since `Intl` objects are slow to make. */
export function formatsFor(locale: Locale): Formats {
  let formats = byLocale.get(locale);
  if (!formats) byLocale.set(locale, (formats = makeFormats(TAGS[locale])));
  return formats;
}

function makeFormats(tag: string): Formats {
  const numbers = new Intl.NumberFormat(tag, { useGrouping: 'always' });
  const percents = new Intl.NumberFormat(tag, { style: 'percent' });
  const dates = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: TIME_ZONE });
  const times = new Intl.DateTimeFormat(tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  });
  const rules = new Intl.PluralRules(tag);
  const currencies = new Map<string, Intl.NumberFormat>();
  const currency = (code: string) => {
    let format = currencies.get(code);
    if (!format) {
      format = new Intl.NumberFormat(tag, {
        style: 'currency',
        currency: code,
        useGrouping: 'always',
      });
      currencies.set(code, format);
    }
    return format;
  };
  return {
    number: (value) => numbers.format(value),
    money: (value) => currency(value.currency).format(value.amount),
    moneyParts: (value) => currency(value.currency).formatToParts(value.amount),
    percent: (value) => percents.format(value / 100),
    date: (iso) => dates.format(new Date(iso)),
    dateTime: (iso) => times.format(new Date(iso)),
    duration: (seconds) => clock(Math.round(seconds)),
    plural: (count) => rules.select(count),
  };
}

/** Seconds as `m:ss`, or `h:mm:ss` from an hour on. */
function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
