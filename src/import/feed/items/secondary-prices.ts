import { foldText } from '../../../core/i18n/fold-text.js';
import type { IssueCode } from '../issue-codes.js';
import type { ItemIssues } from '../item-issues.js';
import { OFFER_LIMITS } from '../limits.js';
import { type DecimalSign, type Price, type PriceRefusal, readPrice } from '../values/prices/price.js';

/** "Free" in the languages of the formats. */
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

/** A threshold for free delivery without a cost below it. */
const FREE_ABOVE =
  /^(?:brezpla[cč]n\p{L}*|zastonj|free)(?: (?:dostava|po[sš]tnina|delivery|shipping))? (?:(?:za|pri) naro[cč]ilih )?(?:(?<over>nad|over|above)|od|from) (?<amount>\P{L}{1,20}(?:eur[ao]?)?)$/iu;

/** How amounts of a feed are read. */
export interface AmountRules {
  /** The feed's decimal sign, for ambiguous prices. */
  decimalSign: DecimalSign | null;
  /** A currency that is stated by mistake: the amounts are in the feed's currency. */
  mislabelled?: string;
  /** Multiplies all prices: 0.01 for cents, 1.22 for prices without tax; default 1. */
  priceFactor?: number;
}

export function readBy(
  { decimalSign, priceFactor = 1 }: AmountRules,
  text: string,
  currency: string,
): Price | PriceRefusal {
  const price = readPrice(text, decimalSign, currency);
  if ('problem' in price || priceFactor === 1) return price;
  // removes floating-point noise, so that a price is not rounded to the next cent
  const cents = Math.round(Number((price.cents * priceFactor).toPrecision(15)));
  if (cents > OFFER_LIMITS.priceCents) return { problem: 'price_too_large' };
  return { ...price, cents };
}

/** The secondary amounts of an item; unreadable ones are left out and reported. */
export class SecondaryPrices {
  constructor(
    private readonly rules: AmountRules,
    private readonly currency: string,
    private readonly issues: ItemIssues,
  ) {}

  private isForeign(stated: string | null): boolean {
    return stated !== null && stated !== this.currency && stated !== this.rules.mislabelled;
  }

  /** Cents; null for another currency or an unreadable amount. */
  read(text: string, code: IssueCode): number | null {
    const price = readBy(this.rules, text, this.currency);
    if ('problem' in price || this.isForeign(price.currency)) {
      this.issues.report('warning', code, text);
      return null;
    }
    return price.cents;
  }

  /** @param priceCents price of the product, for free delivery from a threshold */
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
    this.issues.report('warning', 'delivery_cost_conditional', text);
    return null;
  }
}
