import type { OfferRow } from './products.statements.js';
import { formatNumber } from '../core/i18n/format-number.js';
import type { Locale } from '../core/i18n/locales.js';
import { dateText, dateTimeText, toWallTime } from '../core/i18n/market-time.js';
import { euros, money } from '../core/i18n/money.js';
import type { Texts } from '../core/i18n/texts.js';
import type { Discount } from './discount.js';
import { unitPriceOf } from './measure.js';
import type { LowestPrice } from './price-history.js';

/** The end of a sale is mentioned if it is this near. */
const SOON_MS = 14 * 24 * 3600 * 1000;

/** A price, and the content that its store states. */
export type PricedRow = Pick<
  OfferRow,
  | 'price'
  | 'regularPrice'
  | 'currency'
  | 'contract'
  | 'discount'
  | 'unitMeasure'
  | 'unitBase'
  | 'priceCheckedAt'
  | 'priceUntil'
>;

/** Prices to which the lowest price of a product is compared, in euro. */
export interface PricesAround {
  lowest?: LowestPrice | null;
  /** The lowest one of all stores before its reduction. */
  marketBefore?: number | null;
  /** One store alone sells the product. */
  isOnly: boolean;
}

/** Notes about prices, one per line. */
export class PriceNotes {
  constructor(
    private readonly texts: Texts,
    private readonly locale: Locale,
  ) {}

  /**
   * Notes about the lowest price on the page of a product; if it is the only price, also the notes of its
   * offer's row.
   */
  ofProduct(row: PricedRow, { lowest, marketBefore = null, isOnly }: PricesAround): string[] {
    if (row.contract !== null) return [this.checked(row)];
    const before = lowest ? this.lowest(lowest, isOnly) : null;
    return lines([
      this.perUnit(row),
      row.discount ? this.discountBase(row.discount, 'product-page') : before,
      !isOnly &&
        row.discount &&
        marketBefore !== null &&
        this.marketDiscount(row.price, row.discount, marketBefore),
      this.regular(row),
      isOnly && this.until(row),
      isOnly && this.checked(row),
    ]);
  }

  /** Notes about one of several offers. */
  ofOffer(row: PricedRow): string[] {
    if (row.contract !== null) return [this.checked(row)];
    return lines([
      row.discount && this.discountBase(row.discount, 'products'),
      this.regular(row),
      this.until(row),
      this.checked(row),
    ]);
  }

  /** When its store has last confirmed it. */
  checked({ priceCheckedAt }: Pick<PricedRow, 'priceCheckedAt'>): string {
    const at = dateTimeText(priceCheckedAt, this.locale);
    return this.translate('product-page.checked_at', { at });
  }

  /** null: the content is unknown, or the note adds nothing. */
  private perUnit({ price, currency, unitMeasure, unitBase }: PricedRow): string | null {
    const found = unitPriceOf(price, unitMeasure, unitBase);
    if (!found) return null;
    return this.translate('product-page.unit_price', {
      price: money(found.price, currency, this.locale),
      measure: this.unit(found.measure),
    });
  }

  private unit(measure: string): string {
    const [amount, unit = ''] = measure.split(' ');
    const count = Number(amount);
    const isPieces = unit === 'ct';
    // "1 kg" is obvious in a price by the kilogram
    if (count === 1) return isPieces ? this.translate('product-page.piece', {}) : unit;
    return isPieces
      ? this.translate('products.offer.pieces', { count })
      : `${formatNumber(count, this.locale)}\u00a0${unit}`;
  }

  /** The regular price that the store states; only in euro and above the price. */
  private regular({ price, regularPrice, currency }: PricedRow): string | null {
    if (regularPrice === null || regularPrice <= price || currency !== 'EUR') return null;
    return this.translate('product-page.regular_price', { price: euros(regularPrice, this.locale) });
  }

  /** The last day or the time of a sale that ends soon. */
  private until({ priceUntil }: PricedRow): string | null {
    if (priceUntil === null || Date.parse(priceUntil) > Date.now() + SOON_MS) return null;
    const end = new Date(priceUntil);
    const isMidnight = toWallTime(end).endsWith('T00:00');
    const until = isMidnight
      ? dateText(new Date(end.getTime() - 1), this.locale)
      : dateTimeText(end, this.locale);
    return this.translate('product-page.price_until', { until });
  }

  /** How far the price is below the market's; null: the market was not below the store. */
  private marketDiscount(price: number, { lowest }: Discount, before: number): string | null {
    if (before >= lowest) return null;
    const [now, then] = [price, before].map((euro) => Math.round(euro * 100)) as [number, number];
    const percent = Math.floor(((then - now) * 100) / then);
    const key = percent > 0 ? 'market' : 'market_not_below';
    return this.translate(`product-page.lowest.${key}`, { price: euros(before, this.locale), percent });
  }

  /** The base of the percentage: the store's own lowest price before. */
  private discountBase({ lowest }: Discount, file: 'products' | 'product-page'): string {
    return this.translate(`${file}.lowest.days`, { price: euros(lowest, this.locale) });
  }

  /** The lowest price of stores that sell it today: a previous store may be cheaper. */
  private lowest({ price, until, since }: LowestPrice, isOnly: boolean): string {
    const of = isOnly ? 'single' : 'several';
    const values = {
      price: euros(price, this.locale),
      until: until && this.day(until),
      since: since && this.day(since),
    };
    return this.translate(
      `product-page.lowest.${of}.${until ? 'earlier' : 'now'}${since ? '_since' : ''}`,
      values,
    );
  }

  private readonly day = (iso: string) => dateText(new Date(iso), this.locale);

  private readonly translate = (key: string, values: object) => this.texts.t(key, this.locale, values);
}

const lines = (notes: (string | false | null)[]) => notes.filter((note) => typeof note === 'string');
