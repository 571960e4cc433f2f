import { escapeHtml } from '../core/inertia/document/html.js';
import { categoryName } from '../categories/category-name.js';
import { companyUrl } from '../companies/company.presenter.js';
import { toDeliveryDays } from '../companies/terms/delivery-days.js';
import { TermsPresenter } from '../companies/terms/terms.presenter.js';
import { withUnit } from '../core/i18n/format-number.js';
import {
  bareTexts,
  localText,
  type LocalText,
  plainText,
  type Translations,
} from '../core/i18n/local-text.js';
import type { Locale } from '../core/i18n/locales.js';
import { euros, money } from '../core/i18n/money.js';
import { slugify } from '../core/i18n/slug.js';
import type { Texts, Translate } from '../core/i18n/texts.js';
import { toPicture } from '../media/media.presenter.js';
import { route } from '../routes.js';
import { foldedWords } from '../search/words/text-words.js';
import { factLine, factText, isInName } from './card-facts.js';
import { paymentsText } from './contract.js';
import type { Discount } from './discount.js';
import { type PricedRow, PriceNotes, type PricesAround } from './price-notes.js';
import { pickFields, SHOWN_FIELDS } from './product-columns.js';
import type { AttributeOfProduct } from './product-record.js';
import type { DiscountProps, Money, OfferProps, ProductCard, ProductDetail } from './product.props.js';
import type { CardRow, OfferRow, ProductRow } from './products.statements.js';
import { isSoldOut } from './clock/stock.js';

/** The canonical path of a product's or service's page. */
export function productUrl(product: Pick<CardRow, 'id' | 'kind' | 'name'>, locale: Locale): string {
  return route(product.kind, { id: product.id, name: slugify(plainText(product.name, locale)) }, locale);
}

/** Target of a card: the page with all stores' offers of the shown product. */
export const cardUrl = (card: CardRow, locale: Locale): string =>
  productUrl({ ...card, name: card.pageName }, locale);

/** The form for a price alert; null: alerts are for prices in euro, and need a mail server. */
export const alertUrl = (
  entryId: number,
  { currency, contract }: Pick<CardRow, 'currency' | 'contract'>,
  hasMail: boolean,
  locale: Locale,
) =>
  hasMail && currency === 'EUR' && contract === null ? route('price-alert', { id: entryId }, locale) : null;

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
  say: Translate,
  {
    categoryId,
    isMixed = false,
    isList = false,
  }: { categoryId?: number; isMixed?: boolean; isList?: boolean } = {},
): ProductCard {
  const [picture] = row.pictures;
  const { lowestPrice, discount } = toPrices(row, locale, say);
  const facts = isList
    ? row.facts
    : row.facts.filter((fact) => !isInName(fact, row.name, locale)).slice(0, FACTS);
  return {
    id: row.id,
    url: cardUrl(row, locale),
    ...(isMixed && row.kind === 'service' && { isService: true }),
    name: localText(row.name, locale) ?? { text: '' },
    brand: row.brand,
    category: row.brand === null ? localText(categoryName(row.categories, categoryId, {}), locale) : null,
    picture: picture ? toPicture(picture, locale, '') : null,
    lowestPrice,
    discount,
    offerCount: row.offerCount,
    isFrom: row.isFrom,
    storeId: row.companyId,
    storeName: row.companyName,
    availability: row.availability,
    isSoldElsewhere: isSoldOut(row) && row.isSoldElsewhere,
    condition: row.condition,
    facts: factLine(facts, locale),
    ...(isList && { cells: facts.map((fact) => ({ id: fact.id, ...factText(fact, locale, false) })) }),
    notes: [
      ...(row.totalCents === null || isSoldOut(row)
        ? []
        : [say('product-lists.total', { price: euros(row.totalCents / 100, locale) })]),
      ...(row.variantCount > 1 ? [say('product-lists.variants', { count: row.variantCount })] : []),
    ],
  };
}

type PricesRow = Pick<CardRow, 'price' | 'currency' | 'contract' | 'discount'>;

type DetailRow = Omit<
  ProductRow,
  | 'groupId'
  | 'entryName'
  | 'cardId'
  | 'joinedId'
  | 'joinedName'
  | 'deletedAt'
  | 'unavailableSince'
  | 'companyId'
  | 'visible'
>;

/** Redirects to a label by its number; the codes on labels contain the same address. */
const EPREL = 'https://eprel.ec.europa.eu/qr/';

/** Feeds may state its ends in either order. A scale that is not stated may be of an older label. */
const scaleOf = ({ energyClassMin: min, energyClassMax: max }: DetailRow) =>
  min && max ? [min, max].sort().join('–') : undefined;

const listOf = (lines: string) =>
  `<ul>${lines
    .split('\n')
    .map((line) => `<li>${escapeHtml(line)}</li>`)
    .join('')}</ul>`;

export function toDetail(
  row: DetailRow,
  priced: PricesAround & { cheapest?: PricedRow },
  locale: Locale,
  texts: Texts,
): ProductDetail {
  const { cheapest } = priced;
  return {
    id: row.id,
    url: productUrl(row, locale),
    kind: row.kind,
    name: localText(row.productName, locale) ?? { text: '' },
    ...pickFields(
      row,
      SHOWN_FIELDS.map(({ name }) => name),
    ),
    // usual values are not worth showing
    facts: SHOWN_FIELDS.filter(({ name, initial }) => row[name] !== null && row[name] !== initial).map(
      ({ name }) => ({
        name,
        label: texts.t(`fields.${name}`, locale),
        ...(name === 'eprelCode' && { url: `${EPREL}${row.eprelCode}` }),
        ...(name === 'energyClass' && { scale: scaleOf(row) }),
      }),
    ),
    highlights: row.highlights
      ? { title: texts.t('fields.highlights', locale), html: { text: listOf(row.highlights) } }
      : null,
    pictures: row.pictures.map((picture) => toPicture(picture, locale, plainText(row.productName, locale))),
    ...toPrices(cheapest ?? row, locale, texts.translator(locale)),
    priceNotes: cheapest ? new PriceNotes(texts, locale).ofProduct(cheapest, priced) : [],
    description: localText(row.description, locale),
    specifications: localText(row.specifications, locale),
    attributes: row.attributes.map((attribute) => ({
      name: localText(attribute.name, locale) ?? { text: '' },
      value: attributeText(attribute, locale) ?? { text: '' },
    })),
  };
}

/** A value with its unit. */
export function attributeText(
  { value, unit }: Pick<AttributeOfProduct, 'value' | 'unit'>,
  locale: Locale,
): LocalText | null {
  const found = localText(value, locale);
  return found && { ...found, text: withUnit(found.text, unit) };
}

/** @param productName the name of the page with the offer, if it is not its own */
export function toOffer(row: OfferRow, locale: Locale, texts: Texts, productName?: Translations): OfferProps {
  const { currency, deliveryCost, terms } = row;
  const { lowestPrice, discount } = toPrices(row, locale, texts.translator(locale));
  return {
    id: row.id,
    store: {
      id: row.companyId,
      name: row.companyName,
      url: companyUrl(row.companyId, locale),
      logo: row.logo && toPicture(row.logo, locale, row.companyName),
    },
    trader: terms && terms.legalName !== row.companyName ? terms.legalName : null,
    name: productName ? otherName(row.name, productName, locale) : null,
    price: lowestPrice,
    discount,
    priceUntil: row.priceUntil,
    notes: new PriceNotes(texts, locale).ofOffer(row),
    deliveryCost: deliveryCost
      ? money(deliveryCost, currency, locale)
      : texts.t(`product-page.delivery.${deliveryCost === 0 ? 'free' : 'not_stated'}`, locale),
    total:
      deliveryCost === null || row.contract !== null
        ? null
        : { amount: sum(row.price, deliveryCost), currency },
    deliveryDays: isSoldOut(row) ? null : toDeliveryDays(row, locale, texts),
    terms: terms ? new TermsPresenter(texts, locale).ofOffer(terms) : [],
    availability: row.availability,
    stock: row.stock,
    condition: row.condition,
    goUrl: row.link ? route('go', { id: row.id }, locale) : null,
    reportUrl: route('report', { id: row.id }, locale),
  };
}

/** Null if only the spelling differs from the product name in the same language. */
function otherName(name: Translations, productName: Translations, locale: Locale): LocalText | null {
  const own = localText(name, locale);
  const words = (text: string) => foldedWords(text).sort().join(' ');
  const alike = Object.values(bareTexts(productName)).map(words);
  return own && !alike.includes(words(own.text)) ? own : null;
}

const toPrices = (row: PricesRow, locale: Locale, say: Translate) => ({
  lowestPrice: toMoney(row, locale, say),
  discount: toDiscount(row.discount),
});

/** The price of an offer, with its contract if it has one. */
export function toMoney(row: Omit<PricesRow, 'discount'>, locale: Locale, say: Translate): Money {
  const { price, currency, contract } = row;
  return {
    amount: price,
    currency,
    ...(contract !== null && { contract: paymentsText({ price, currency, contract }, locale, say) }),
  };
}

function toDiscount(discount: Discount | null): DiscountProps | null {
  if (!discount) return null;
  const { percent, lowest } = discount;
  return {
    percent,
    lowest: { amount: lowest, currency: 'EUR' },
  };
}

/** In whole cents, because sums of floats are inexact. */
export const sum = (a: number, b: number) => (Math.round(a * 100) + Math.round(b * 100)) / 100;
