import { decodeText, withoutControls } from '../../../../core/text/text.js';
import { OFFER_LIMITS } from '../../limits.js';
import { type CurrencyProblem, readCurrency } from './currency.js';
import { withoutRemarks } from './price-remarks.js';

/** Decimal sign. */
export type DecimalSign = '.' | ',';

export type PriceProblem =
  | 'price_missing'
  | 'price_not_a_number'
  | 'price_range'
  | 'price_per_unit'
  | 'price_without_tax'
  | 'price_negative'
  | 'price_too_large'
  | 'price_ambiguous'
  | CurrencyProblem;

export interface Price {
  /** Zero as well: whether it is a price depends on the rest of the item. */
  cents: number;
  /** ISO 4217 code next to the number; null if there is none. */
  currency: string | null;
  /** It had more than two decimals, not only zeros. */
  rounded: boolean;
}

export interface PriceRefusal {
  problem: PriceProblem;
}

/** A number in the notations of shops, parsed. */
export interface WrittenNumber {
  integer: string;
  fraction: string;
  /** The sign that is certainly the decimal one; null when there is none or it may separate thousands. */
  decimalSign: DecimalSign | null;
  /** Set if a sign before three digits has two meanings: 8,000 or 1.240. */
  ambiguousSign: DecimalSign | null;
}

/** Currencies without decimals in practice: 29.990 Ft are thousands. */
const WITHOUT_CENTS: ReadonlySet<string> = new Set(['HUF', 'JPY']);
const USUAL = /^(\d{1,9})(?:\.(\d{1,2}))?(?: ?([A-Z]{3}))?$/;
const BLANKS = /[\s\u00a0\u202f\u2009\u2007]+/g;
const AROUND =
  /^(?<before>[^\d.,+-]*)(?<number>(?:[\d.,+-][\d., '’]*)?\d[.,]?)[-–—]{0,2}(?<after>[^\d.,]*)$/u;
/** Typographic minus signs. */
const MINUS = /^[\u2212\u2013](?=\s?\d)/;
/** Footnote marks. */
const FOOTNOTE = /(?<=[\d\p{L}\p{Sc}]) ?\*+$/u;
/** Signs alone, or several words. */
const NO_CURRENCY = /^[^\p{L}\p{Sc}]+$|\p{L}\s+\S/u;
const MAX_PRICE_LENGTH = 100;
const RANGE = /\d\s?(?:\p{Sc}|\p{L}{2,3})?\s?(?:[-–—…]|\.{2,}|\b(?:do|to|bis)\b)\s?[^\d]{0,4}\d/iu;
const FROM =
  /^(?:(?:že|već|již|już|samo|only)\s)?(?:od|from|ab|starting at|da)\s\P{L}{0,3}(?:\p{Lu}{3}\s)?\d/iu;

/**
 * Cents and currency of a price. `decimalSign` of the feed and `named`, the item's currency, decide if a
 * single value is ambiguous.
 */
export function readPrice(text: string, decimalSign: DecimalSign | null, named = ''): Price | PriceRefusal {
  const usual = USUAL.exec(text);
  if (usual) {
    const currency = readCurrency(usual[3]);
    return typeof currency === 'object' && currency ? currency : inCents(usual[1]!, usual[2] ?? '', currency);
  }
  const written = takeApart(text);
  if ('problem' in written) return written;
  const { number, currency, negative } = written;
  if (negative && /[1-9]/.test(number.integer + number.fraction)) return { problem: 'price_negative' };
  if (number.ambiguousSign === null) return inCents(number.integer, number.fraction, currency);
  if (WITHOUT_CENTS.has(currency ?? named)) return inCents(number.integer + number.fraction, '', currency);
  if (decimalSign === null) return { problem: 'price_ambiguous' };
  return number.ambiguousSign === decimalSign
    ? inCents(number.integer, number.fraction, currency)
    : inCents(number.integer + number.fraction, '', currency);
}

/** The number of a price, for learning the feed's notation; null when it is none. */
export function writtenNumber(text: string): WrittenNumber | null {
  const written = takeApart(text);
  return 'problem' in written ? null : written.number;
}

function takeApart(
  text: string,
): { number: WrittenNumber; currency: string | null; negative: boolean } | PriceRefusal {
  // no price is that long
  if (text.length > MAX_PRICE_LENGTH) return { problem: 'price_not_a_number' };
  const line = withoutControls(decodeText(text))
    .replace(BLANKS, ' ')
    .replace(MINUS, '-')
    .replace(FOOTNOTE, '')
    .trim();
  if (!line) return { problem: 'price_missing' };
  if (FROM.test(line)) return { problem: 'price_range' };
  const bare = withoutRemarks(line);
  if (typeof bare === 'object') return bare;
  const groups = AROUND.exec(bare)?.groups;
  if (!groups) return { problem: RANGE.test(bare) ? 'price_range' : 'price_not_a_number' };
  const beside = [groups.before!, groups.after!].map((token) => token.trim()).filter(Boolean);
  const currency =
    beside.length > 1 || NO_CURRENCY.test(beside[0] ?? '')
      ? { problem: 'price_not_a_number' as const }
      : readCurrency(beside[0]);
  if (typeof currency === 'object' && currency) return currency;
  const number = numberOf(groups.number!.trim().replace(/^[+-] ?/, ''));
  if (!number) return { problem: 'price_not_a_number' };
  return { number, currency, negative: groups.number!.startsWith('-') };
}

/** Groups of three digits, separated by spaces, apostrophes, points or commas. */
function numberOf(text: string): WrittenNumber | null {
  if (/[ '’]/.test(text) && !/^\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d*)?$/.test(text)) return null;
  const bare = text.replace(/[ '’]/g, '');
  const point = bare.lastIndexOf('.');
  const comma = bare.lastIndexOf(',');
  if (point === -1 && comma === -1) return whole(bare);
  const sign: DecimalSign = point > comma ? '.' : ',';
  const at = Math.max(point, comma);
  const head = bare.slice(0, at);
  const fraction = bare.slice(at + 1);
  if (/[.,]/.test(head)) return mixed(head, fraction, sign);
  if (fraction === '') return whole(head);
  const open = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(head);
  return {
    integer: head || '0',
    fraction,
    decimalSign: open ? null : sign,
    ambiguousSign: open ? sign : null,
  };
}

function whole(integer: string): WrittenNumber {
  return { integer, fraction: '', decimalSign: null, ambiguousSign: null };
}

/** If there are several signs, the last is the decimal one unless it equals the others. */
function mixed(head: string, fraction: string, sign: DecimalSign): WrittenNumber | null {
  const other: DecimalSign = sign === '.' ? ',' : '.';
  const integer = head.replaceAll(/[.,]/g, '');
  if (!head.includes(sign)) {
    if (!isGrouped(head, other)) return null;
    return { integer, fraction, decimalSign: sign, ambiguousSign: null };
  }
  if (!isGrouped(`${head}${sign}${fraction}`, sign)) return null;
  return { integer: integer + fraction, fraction: '', decimalSign: other, ambiguousSign: null };
}

function isGrouped(text: string, sign: DecimalSign): boolean {
  const [first = '', ...rest] = text.split(sign);
  return /^\d{1,3}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group));
}

function inCents(integer: string, fraction: string, currency: string | null): Price | PriceRefusal {
  const up = (fraction[2] ?? '0') >= '5' ? 1 : 0;
  const cents = Number(integer) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0')) + up;
  if (cents > OFFER_LIMITS.priceCents) return { problem: 'price_too_large' };
  return { cents, currency, rounded: /[1-9]/.test(fraction.slice(2)) };
}
