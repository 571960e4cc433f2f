import type { Locale } from '../../../src/core/i18n/locales.js';
import type { Money } from '../../../src/products/product.props.js';

const TAGS: Record<Locale, string> = { sl: 'sl-SI', en: 'en-GB' };

/** Numeric in Slovenian, because a preposition changes the form of a month's name. */
const MONTHS: Record<Locale, 'numeric' | 'short'> = { sl: 'numeric', en: 'short' };

/** Server and browser must format the same time, so the zone is the market's, not the machine's. */
const TIME_ZONE = 'Europe/Ljubljana';

export interface Formats {
  number(value: number): string;
  money(value: Money): string;
  moneyParts(value: Money): Intl.NumberFormatPart[];
  /** `value` in whole percent. */
  percent(value: number): string;
  /** `value` in percent, to one decimal. */
  share(value: number): string;
  date(iso: string): string;
  dateTime(iso: string): string;
  duration(seconds: number): string;
  plural(count: number): string;
}

const byLocale = new Map<Locale, Formats>();

/** The formats of a locale; built once. */
export function formatsFor(locale: Locale): Formats {
  let formats = byLocale.get(locale);
  if (!formats) byLocale.set(locale, (formats = makeFormats(TAGS[locale], MONTHS[locale])));
  return formats;
}

/** Creates each `Intl` object on first use: it takes milliseconds, and few pages need all of them. */
function makeFormats(tag: string, month: 'numeric' | 'short'): Formats {
  const date = { day: 'numeric', month, year: 'numeric', timeZone: TIME_ZONE } as const;
  const numbers = onDemand(() => new Intl.NumberFormat(tag, { useGrouping: 'always' }));
  const percents = onDemand(() => new Intl.NumberFormat(tag, { style: 'percent' }));
  const shares = onDemand(() => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }));
  const dates = onDemand(() => new Intl.DateTimeFormat(tag, date));
  const times = onDemand(() => new Intl.DateTimeFormat(tag, { ...date, hour: '2-digit', minute: '2-digit' }));
  const rules = onDemand(() => new Intl.PluralRules(tag));
  const money = onDemand(
    (currency: string) => new Intl.NumberFormat(tag, { style: 'currency', currency, useGrouping: 'always' }),
  );
  return {
    number: (value) => numbers().format(value),
    money: (value) => money(value.currency).format(value.amount),
    moneyParts: (value) => money(value.currency).formatToParts(value.amount),
    // English has a hyphen there
    percent: (value) =>
      percents()
        .format(value / 100)
        .replace('-', '−'),
    share: (value) => shares().format(value / 100),
    date: (iso) => unbroken(dates().format(new Date(iso))),
    dateTime: (iso) => unbroken(times().format(new Date(iso))),
    duration: (seconds) => clock(Math.round(seconds)),
    plural: (count) => rules().select(count),
  };
}

/** Replaces spaces by non-breaking ones, which engines use inconsistently. */
const unbroken = (date: string) => date.replace(/(^\d+|\d\.) /g, '$1\u00a0');

/** Caches the result of `make` for each value. */
function onDemand<Made, Of extends string | void>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new Map<Of, Made>();
  return (of) => {
    if (!made.has(of)) made.set(of, make(of));
    return made.get(of)!;
  };
}

/** Seconds as `m:ss`, or `h:mm:ss` from an hour on. */
function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
