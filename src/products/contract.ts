import type { Locale } from '../core/i18n/locales.js';
import { money } from '../core/i18n/money.js';
import type { Translate } from '../core/i18n/texts.js';

export const PERIODS = ['week', 'month', 'year'] as const;
export type Period = (typeof PERIODS)[number];

/** Equal payments at equal intervals. */
export interface Payments {
  times: number;
  /** In units of the offer's currency. */
  amount: number;
  every: Period;
}

const MAX_TIMES = 600;
const MAX_AMOUNT = 9_999_999.99;
/** For a device, and for the service that it is used with. */
const MAX_PAYMENTS = 2;

/** Folded words by period; people may type them. */
const WORDS: Record<Period, RegExp> = {
  week: /^(?:weeks?|teden|tedna|tednov)$/i,
  month: /^(?:months?|mo|mesec|meseca|mesecev|mes\.?)$/i,
  year: /^(?:years?|yr|leto|leti|let)$/i,
};
const PAYMENTS =
  /^(?<times>\d{1,3})\s?[x×*]\s?(?<amount>\d{1,7}(?:[.,]\d{1,2})?)(?:\s?(?:€|EUR))?(?:\s?(?:\/|per|a|na)\s?(?<every>\p{L}+\.?))?$/iu;

/** Whether such payments can be part of a contract. */
export const arePayments = ({ times, amount }: Payments): boolean =>
  Number.isInteger(times) && times > 0 && times <= MAX_TIMES && amount > 0 && amount <= MAX_AMOUNT;

/** The stored form: `24 x 35.00/month`, or two of these joined by ` + `. */
export const toContract = (payments: Payments[]): string =>
  payments.map(({ times, amount, every }) => `${times} x ${amount.toFixed(2)}/${every}`).join(' + ');

/** The payments of a contract, monthly unless it states another period; empty for any other text. */
function paymentsIn(contract: string): Payments[] {
  const all = contract.split('+').map((part) => readPayments(part.trim()));
  const read = all.filter((payments) => payments !== null);
  return read.length === all.length && read.length <= MAX_PAYMENTS ? read : [];
}

/** A contract in its stored form; null for anything else. */
export function readContract(text: string): string | null {
  const payments = paymentsIn(text);
  return payments.length ? toContract(payments) : null;
}

function readPayments(text: string): Payments | null {
  const { times, amount = '', every: word = 'month' } = PAYMENTS.exec(text)?.groups ?? {};
  const every = PERIODS.find((period) => WORDS[period].test(word));
  if (!times || !every) return null;
  const payments = { times: Number(times), amount: Number(amount.replace(',', '.')), every };
  return arePayments(payments) ? payments : null;
}

/** Whether an offer may have this price, in any unit: with a contract all may be paid later. */
export const isPrice = (amount: number, contract: string | null): boolean =>
  amount > 0 || (amount === 0 && contract !== null);

/** A price, and its contract if it has one. */
interface Priced {
  price: number;
  currency: string;
  contract: string | null;
}

/** The payments of an offer with a contract in words; the first payment comes first. */
export function paymentsText(
  { price, currency, contract }: Priced & { contract: string },
  locale: Locale,
  say: Translate,
): string {
  const later = paymentsIn(contract).map(({ times, amount, every }) =>
    say(`product-page.contract.${every}`, { times: String(times), amount: money(amount, currency, locale) }),
  );
  return [money(price, currency, locale), ...later].join(' + ');
}

/** The price of an offer in words. */
export const priceText = ({ price, currency, contract }: Priced, locale: Locale, say: Translate): string =>
  contract === null
    ? money(price, currency, locale)
    : paymentsText({ price, currency, contract }, locale, say);
