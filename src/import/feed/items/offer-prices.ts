import { foldText } from '../../../core/i18n/fold-text.js';
import { type CurrencyCount, HOME_CURRENCY } from '../formats/feed-currency.js';
import type { RawOffer } from '../formats/format.js';
import type { IssueCode } from '../issue-codes.js';
import type { ItemIssues } from '../item-issues.js';
import { OFFER_LIMITS } from '../limits.js';
import type { FeedOffer } from '../offer.js';
import { readCurrency } from '../values/currency.js';
import type { DecimalSign } from '../values/price.js';
import { type Price, type PriceRefusal, readPrice } from '../values/price.js';

/** Free delivery in the languages of the formats. */
const FREE = new Set(
  [
    'free|free shipping|free delivery|free_delivery',
    'brezplacno|brezplacna dostava|brezplacna postnina|postnina brezplacna|brez postnine|zastonj',
    'v ceni|vkljuceno v ceno|postnina vkljucena|postnina je vkljucena v ceno',
    'besplatno|besplatna dostava|zdarma|doprava zdarma|zadarmo|doprava zadarmo|gratis|darmowa|darmowa dostawa|bezplatna',
    'ingyenes|ingyenes szallitas|δωρεαν|gratuit|gratuita|безплатна|kostenlos|versandkostenfrei',
  ].flatMap((words) => words.split('|')),
);
const isFree = (text: string) =>
  !/\d/.test(text) && text.length < 50 && FREE.has(foldText(text).replace(/(?<![\s.!])[\s.!]+$/, ''));

/** Free from an amount on, with nothing beside it: what it costs below is not said. */
const FREE_ABOVE =
  /^(?:brezpla[cč]n\p{L}*|zastonj|free)(?: (?:dostava|po[sš]tnina|delivery|shipping))? (?:(?:za|pri) naro[cč]ilih )?(?:(?<over>nad|over|above)|od|from) (?<amount>\P{L}{1,20}(?:eur[ao]?)?)$/iu;

export interface PriceRules {
  /** How this feed parts decimals, for prices that leave it open. */
  decimalSign: DecimalSign | null;
  /** ISO 4217, of items that name none: the same for the whole feed. */
  currency: string;
  /** Is told what each item says. */
  currencies?: CurrencyCount;
  /** Whether the store takes offers in another currency than the euro. */
  foreignCurrency: 'accept' | 'reject';
  /** All prices are multiplied by it: 0.01 where they are in cents, 1.22 where they lack the tax; default 1. */
  priceFactor?: number;
}

export type OfferPrices = Pick<
  FeedOffer,
  'priceCents' | 'regularPriceCents' | 'currency' | 'deliveryCostCents'
>;

/** Price, regular price and delivery in one currency; null when the item has no price to show. */
export function readPrices(raw: RawOffer, rules: PriceRules, issues: ItemIssues): OfferPrices | null {
  const price = readBy(rules, raw.price, raw.currency);
  if ('problem' in price) {
    issues.note('error', price.problem, raw.price || null);
    return null;
  }
  const currency = currencyOf(price, raw, rules, issues);
  if (!currency) return null;
  if (price.rounded) issues.note('warning', 'price_rounded', raw.price);
  const further = new FurtherPrices(rules, currency, issues);
  const sale = raw.salePrice ? further.read(raw.salePrice, 'sale_price_invalid') : null;
  const isSale = sale !== null && sale > 0 && sale < price.cents;
  if (sale !== null && sale > price.cents) issues.note('warning', 'sale_price_higher', raw.salePrice);
  const priceCents = isSale ? sale : price.cents;
  return {
    priceCents,
    regularPriceCents: isSale ? price.cents : regularPrice(raw, price, further, issues),
    currency,
    deliveryCostCents: isSentFree(raw, priceCents, further)
      ? 0
      : (raw.deliveryGiven
          ? new FurtherPrices({ ...rules, priceFactor: 1 }, currency, issues)
          : further
        ).lowest(raw.deliveryCosts, priceCents),
  };
}

/** Whether what is paid for it alone is above the amount from which the store sends for nothing. */
function isSentFree({ freeDeliveryAbove }: RawOffer, priceCents: number, further: FurtherPrices): boolean {
  if (!freeDeliveryAbove) return false;
  const threshold = further.read(freeDeliveryAbove, 'free_delivery_invalid');
  return threshold !== null && priceCents > threshold;
}

function readBy(
  { decimalSign, priceFactor = 1 }: PriceRules,
  text: string,
  currency: string,
): Price | PriceRefusal {
  const price = readPrice(text, decimalSign, currency);
  if ('problem' in price || priceFactor === 1) return price;
  // what binary fractions add must not tip a price over to the next cent
  const cents = Math.round(Number((price.cents * priceFactor).toPrecision(15)));
  if (cents > OFFER_LIMITS.priceCents) return { problem: 'price_too_large' };
  return cents === 0 ? { problem: 'price_zero' } : { ...price, cents };
}

function currencyOf(price: Price, raw: RawOffer, rules: PriceRules, issues: ItemIssues): string | null {
  // what somebody has stored already is not the feed's to judge
  if (raw.exported && /^[A-Z]{3}$/.test(raw.currency)) return raw.currency;
  const named = namedCurrency(price, raw);
  if (typeof named === 'object' && named) {
    issues.note('error', named.problem, raw.currency);
    return null;
  }
  rules.currencies?.add(named, raw);
  const currency = named ?? rules.currency;
  if (currency === HOME_CURRENCY) return currency;
  const isAccepted = rules.foreignCurrency === 'accept';
  issues.note(
    isAccepted ? 'notice' : 'error',
    isAccepted ? 'currency_foreign' : 'currency_refused',
    raw.price,
    { currency },
  );
  return isAccepted ? currency : null;
}

/** ISO 4217 as an item names it beside its price or by itself; null: it does not, undefined: it has no price. */
export function currencyIn(raw: RawOffer): string | null | undefined {
  const price = readPrice(raw.price, '.');
  const named = 'problem' in price ? undefined : namedCurrency(price, raw);
  return typeof named === 'object' && named ? undefined : named;
}

const namedCurrency = (price: Price, raw: RawOffer) => price.currency ?? readCurrency(raw.currency.trim());

function regularPrice(
  raw: RawOffer,
  price: Price,
  further: FurtherPrices,
  issues: ItemIssues,
): number | null {
  if (!raw.regularPrice) return null;
  const regular = further.read(raw.regularPrice, 'regular_price_invalid');
  if (raw.exported) return regular || null;
  // equal or zero is how many shops say that there is no other price
  if (regular === null || regular === 0 || regular === price.cents) return null;
  if (regular > price.cents) return regular;
  issues.note('warning', 'regular_price_lower', raw.regularPrice);
  return null;
}

/** The lesser amounts of an item: what cannot be read is left out and reported. */
class FurtherPrices {
  constructor(
    private readonly rules: PriceRules,
    private readonly currency: string,
    private readonly issues: ItemIssues,
  ) {}

  /** Cents, zero allowed; null when it is none of this currency. */
  read(text: string, code: IssueCode): number | null {
    const price = readBy(this.rules, text, this.currency);
    if ('problem' in price && price.problem === 'price_zero') return 0;
    if ('problem' in price || (price.currency !== null && price.currency !== this.currency)) {
      this.issues.note('warning', code, text);
      return null;
    }
    return price.cents;
  }

  /** @param priceCents what is paid for the product, for delivery that is free from an amount on */
  lowest(texts: readonly string[], priceCents: number): number | null {
    let lowest: number | null = null;
    for (const text of texts) {
      const cost = isFree(text) ? 0 : this.deliveryOf(text, priceCents);
      if (cost !== null && (lowest === null || cost < lowest)) lowest = cost;
    }
    return lowest;
  }

  private deliveryOf(text: string, priceCents: number): number | null {
    const { amount, over } = FREE_ABOVE.exec(text)?.groups ?? {};
    if (amount === undefined) return this.read(text, 'delivery_cost_invalid');
    const threshold = this.read(amount.replace(/eur[ao]$/i, 'EUR'), 'delivery_cost_invalid');
    if (threshold === null) return null;
    if (over === undefined ? priceCents >= threshold : priceCents > threshold) return 0;
    this.issues.note('warning', 'delivery_cost_conditional', text);
    return null;
  }
}
