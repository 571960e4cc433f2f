import { type CurrencyCount, HOME_CURRENCY } from '../formats/feed-currency.js';
import type { RawOffer } from '../formats/tables/format.js';
import type { ItemIssues } from '../item-issues.js';
import type { FeedOffer } from '../offer.js';
import { type Period, periodBetween, readPeriod } from '../values/period.js';
import { readCurrency } from '../values/prices/currency.js';
import { type Price, readPrice } from '../values/prices/price.js';
import { type AmountRules, readBy, SecondaryPrices } from './secondary-prices.js';

export interface PriceRules extends AmountRules {
  /** Currency (ISO 4217) of prices without one; decided once per feed. */
  currency: string;
  /** Counts the currencies of items. */
  currencies?: CurrencyCount;
  /** Whether the store accepts offers in another currency than the euro. */
  foreignCurrency: 'accept' | 'reject';
}

export type OfferPrices = Pick<
  FeedOffer,
  'priceCents' | 'regularPriceCents' | 'currency' | 'deliveryCostCents' | keyof Sale
>;

/** With a begin or an end, independent of the current time; all null: there is no sale. */
type Sale = Pick<FeedOffer, 'salePriceCents' | 'saleFrom' | 'saleUntil'>;
const NO_SALE: Sale = { salePriceCents: null, saleFrom: null, saleUntil: null };

/** Price, regular price and delivery cost in one currency; null when the item has no valid price. */
export function readPrices(raw: RawOffer, rules: PriceRules, issues: ItemIssues): OfferPrices | null {
  const price = readBy(rules, raw.price, raw.currency);
  if ('problem' in price) {
    issues.report('error', price.problem, raw.price || null);
    return null;
  }
  const currency = currencyOf(price, raw, rules, issues);
  if (!currency) return null;
  if (price.rounded) issues.report('warning', 'price_rounded', raw.price);
  const secondary = new SecondaryPrices(rules, currency, issues);
  const salePriceCents = saleOf(raw, price.cents, secondary, issues);
  const period = salePriceCents === null ? null : periodOf(raw, issues);
  const isTimed = period !== null && (period.from !== null || period.until !== null || raw.exported);
  const priceCents = period && !isTimed ? salePriceCents! : price.cents;
  const regular = raw.exported || !period ? regularPrice(raw, price, secondary, issues) : price.cents;
  return {
    priceCents,
    regularPriceCents: regular,
    ...(isTimed ? { salePriceCents, saleFrom: period.from, saleUntil: period.until } : NO_SALE),
    currency,
    deliveryCostCents: isDeliveredFree(raw, priceCents, secondary)
      ? 0
      : (raw.deliveryGiven
          ? new SecondaryPrices({ ...rules, priceFactor: 1 }, currency, issues)
          : secondary
        ).lowest(raw.deliveryCosts, priceCents),
  };
}

/** Cents of a sale price that is lower than the price; an export states the price of the moment, which may be the same. */
function saleOf(
  { salePrice, exported }: RawOffer,
  priceCents: number,
  secondary: SecondaryPrices,
  issues: ItemIssues,
): number | null {
  const sale = salePrice ? secondary.read(salePrice, 'sale_price_invalid') : null;
  if (sale === null || sale === 0 || exported) return sale || null;
  if (sale > priceCents) issues.report('warning', 'sale_price_higher', salePrice);
  return sale < priceCents ? sale : null;
}

/** Period of the sale price; null: it is stated, but must not be used. */
function periodOf({ salePeriod, saleFrom, saleUntil }: RawOffer, issues: ItemIssues): Period | null {
  const text = salePeriod || [saleFrom, saleUntil].join('/');
  const period = salePeriod ? readPeriod(salePeriod) : periodBetween(saleFrom, saleUntil);
  if (!period) issues.report('warning', 'sale_dates_invalid', text);
  const isReversed = period?.from && period.until && period.from >= period.until;
  if (isReversed) issues.report('warning', 'sale_dates_reversed', text);
  return isReversed ? null : period;
}

/** Whether the product's price alone reaches the threshold for free delivery. */
function isDeliveredFree(
  { freeDeliveryAbove }: RawOffer,
  priceCents: number,
  secondary: SecondaryPrices,
): boolean {
  if (!freeDeliveryAbove) return false;
  const threshold = secondary.read(freeDeliveryAbove, 'free_delivery_invalid');
  return threshold !== null && priceCents > threshold;
}

function currencyOf(price: Price, raw: RawOffer, rules: PriceRules, issues: ItemIssues): string | null {
  // stored discounts of an export are not judged again
  if (raw.exported && /^[A-Z]{3}$/.test(raw.currency)) return raw.currency;
  const stated = statedCurrency(price, raw);
  if (typeof stated === 'object' && stated) {
    issues.report('error', stated.problem, raw.currency);
    return null;
  }
  rules.currencies?.add(stated, raw);
  const currency = stated === null || stated === rules.mislabelled ? rules.currency : stated;
  if (currency === HOME_CURRENCY) return currency;
  const isAccepted = rules.foreignCurrency === 'accept';
  issues.report(
    isAccepted ? 'notice' : 'error',
    isAccepted ? 'currency_foreign' : 'currency_refused',
    raw.price,
    { currency },
  );
  return isAccepted ? currency : null;
}

/** ISO 4217 code next to the price or separate; null: not stated, undefined: no price. */
export function currencyIn(raw: RawOffer): string | null | undefined {
  const price = readPrice(raw.price, '.');
  const stated = 'problem' in price ? undefined : statedCurrency(price, raw);
  return typeof stated === 'object' && stated ? undefined : stated;
}

const statedCurrency = (price: Price, raw: RawOffer) => price.currency ?? readCurrency(raw.currency.trim());

function regularPrice(
  raw: RawOffer,
  price: Price,
  secondary: SecondaryPrices,
  issues: ItemIssues,
): number | null {
  if (!raw.regularPrice) return null;
  const regular = secondary.read(raw.regularPrice, 'regular_price_invalid');
  if (raw.exported) return regular || null;
  // many shops write an equal or zero price when there is none
  if (regular === null || regular === 0 || regular === price.cents) return null;
  if (regular > price.cents) return regular;
  issues.report('warning', 'regular_price_lower', raw.regularPrice);
  return null;
}
