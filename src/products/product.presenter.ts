import { categoryName } from '../categories/category-name.js';
import { companyUrl } from '../companies/company.presenter.js';
import { localText, plainText } from '../core/i18n/local-text.js';
import type { Locale } from '../core/i18n/locales.js';
import { slugify } from '../core/i18n/slug.js';
import { toPicture } from '../media/media.presenter.js';
import { route } from '../routes.js';
import { factLine, factText } from './card-facts.js';
import type { Discount } from './discount.js';
import { unitPriceOf } from './measure.js';
import { pickFields, SHOWN_FIELDS } from './product-columns.js';
import type { DiscountProps, Money, OfferProps, ProductCard, ProductDetail } from './product.props.js';
import type { CardRow, OfferRow, ProductRow } from './products.statements.js';

/** The canonical path of a product's or service's page. */
export function productUrl(product: Pick<CardRow, 'id' | 'kind' | 'name'>, locale: Locale): string {
  return route(product.kind, { id: product.id, name: slugify(plainText(product.name, locale)) }, locale);
}

/** Where a card leads: to the page that has all stores' offers of what it shows. */
export const cardUrl = (card: CardRow, locale: Locale): string =>
  productUrl({ ...card, name: card.pageName }, locale);

/** The form for a price alert; null: alerts are for prices in euro, and need a mail server. */
export const alertUrl = (entryId: number, currency: string, hasMail: boolean, locale: Locale) =>
  hasMail && currency === 'EUR' ? route('price-alert', { id: entryId }, locale) : null;

/** Facts of a card. */
const FACTS = 2;

/**
 * @param list.categoryId the list's category
 * @param list.isMixed whether the list has products and services
 * @param list.isList whether it shows all facts, in columns
 */
export function toCard(
  row: CardRow,
  locale: Locale,
  {
    categoryId,
    isMixed = false,
    isList = false,
  }: { categoryId?: number; isMixed?: boolean; isList?: boolean } = {},
): ProductCard {
  const [picture] = row.pictures;
  const { lowestPrice, discount } = toPrices(row);
  const facts = isList ? row.facts : row.facts.slice(0, FACTS);
  return {
    id: row.id,
    url: cardUrl(row, locale),
    isService: isMixed && row.kind === 'service',
    name: localText(row.name, locale) ?? { text: '' },
    brand: row.brand,
    category: localText(categoryName(row.categories, categoryId, {}), locale),
    picture: picture ? toPicture(picture, locale, plainText(row.name, locale)) : null,
    lowestPrice,
    discount,
    offerCount: row.offerCount,
    isFrom: row.isFrom,
    storeId: row.companyId,
    storeName: row.companyName,
    availability: row.availability,
    facts: factLine(facts, locale),
    cells: isList ? facts.map((fact) => ({ id: fact.id, ...factText(fact, locale, false) })) : [],
    checked: null,
  };
}

type PricesRow = Pick<CardRow, 'price' | 'regularPrice' | 'currency' | 'discount'>;

type DetailRow = Omit<
  ProductRow,
  'groupId' | 'entryName' | 'cardId' | 'deletedAt' | 'unavailableSince' | 'companyId' | 'visible'
>;

/** A price, and the content that its store states. */
type MeasuredRow = PricesRow & Pick<DetailRow, 'unitMeasure' | 'unitBase'>;

/** @param say translates a key */
export function toDetail(
  row: DetailRow,
  cheapest: MeasuredRow | undefined,
  locale: Locale,
  say: (key: string) => string,
): ProductDetail {
  return {
    id: row.id,
    url: productUrl(row, locale),
    kind: row.kind,
    name: localText(row.name, locale) ?? { text: '' },
    ...pickFields(
      row,
      SHOWN_FIELDS.map(({ name }) => name),
    ),
    // usual values are not worth showing
    facts: SHOWN_FIELDS.filter(({ name, initial }) => row[name] !== null && row[name] !== initial).map(
      ({ name }) => ({ name, label: say(`fields.${name}`) }),
    ),
    pictures: row.pictures.map((picture) => toPicture(picture, locale, plainText(row.name, locale))),
    ...toPrices(cheapest ?? row),
    unitPrice: toUnitPrice(cheapest ?? row),
    description: localText(row.description, locale),
    specifications: localText(row.specifications, locale),
    attributes: row.attributes.map(({ name, value, unit }) => ({
      name: localText(name, locale) ?? { text: '' },
      value: localText(value, locale) ?? { text: '' },
      unit,
    })),
  };
}

export function toOffer(row: OfferRow, locale: Locale): OfferProps {
  const { currency } = row;
  const money = (amount: number | null): Money | null => (amount === null ? null : { amount, currency });
  const { lowestPrice, regularPrice, discount } = toPrices(row);
  return {
    id: row.id,
    store: {
      id: row.companyId,
      name: row.companyName,
      url: companyUrl(row.companyId, locale),
      logo: row.logo && toPicture(row.logo, locale, row.companyName),
    },
    price: lowestPrice,
    regularPrice,
    discount,
    deliveryCost: money(row.deliveryCost),
    total: money(row.deliveryCost === null ? null : sum(row.price, row.deliveryCost)),
    deliveryDays:
      row.deliveryDaysMin === null && row.deliveryDaysMax === null
        ? null
        : { min: row.deliveryDaysMin, max: row.deliveryDaysMax },
    availability: row.availability,
    stock: row.stock,
    condition: row.condition,
    priceCheckedAt: row.priceCheckedAt.toISOString(),
    goUrl: row.link ? route('go', { id: row.id }, locale) : null,
    reportUrl: route('report', { id: row.id }, locale),
  };
}

/** A regular price is shown only in euro and above the price. */
function toPrices({ price, regularPrice, currency, discount }: PricesRow) {
  const isHigher = regularPrice !== null && regularPrice > price && currency === 'EUR';
  return {
    lowestPrice: { amount: price, currency },
    regularPrice: isHigher ? { amount: regularPrice, currency } : null,
    discount: toDiscount(discount),
  };
}

function toUnitPrice({ price, currency, unitMeasure, unitBase }: MeasuredRow) {
  const found = unitPriceOf(price, unitMeasure, unitBase);
  return found && { price: { amount: found.price, currency }, measure: found.measure };
}

function toDiscount(discount: Discount | null): DiscountProps | null {
  if (!discount) return null;
  const { percent, lowest, since } = discount;
  return {
    percent,
    lowest: { amount: lowest, currency: 'EUR' },
    since: since && new Date(since).toISOString(),
  };
}

/** In whole cents, because sums of floats are inexact. */
const sum = (a: number, b: number) => (Math.round(a * 100) + Math.round(b * 100)) / 100;
