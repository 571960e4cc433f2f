import { foldText } from '../../core/i18n/fold-text.js';
import { withUnit } from '../../core/i18n/format-number.js';
import { localText, type LocalText, type Translations } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { money } from '../../core/i18n/money.js';
import type { Texts } from '../../core/i18n/texts.js';
import { bestOffers, isAtLowestPrice } from '../../products/detail/best-offers.js';
import { PriceNotes } from '../../products/price-notes.js';
import { attributeText, toMoney, toOffer } from '../../products/product.presenter.js';
import type { Money, OfferProps } from '../../products/product.props.js';
import { attributeKeys, type ReadAttribute, textKeys } from '../../products/reading/attribute-keys.js';
import type { ComparisonCell, ComparisonRow } from './comparison.pages.js';
import type { Compared } from './comparison.service.js';

/** Maximum number of stores that a cell names. */
const STORES = 5;

/** Rows of a comparison; attributes match by definition, else by name. */
export function toRows(compared: Compared[], locale: Locale, texts: Texts): ComparisonRow[] {
  const named = (key: string, cells: ComparisonCell[]) =>
    toRow(key.split('.').at(-1)!, { text: texts.t(key, locale) }, cells);
  const each = (key: string, cell: (one: Compared) => ComparisonCell) => named(key, compared.map(cell));
  const fact = (key: string, cell: (one: Compared) => ComparisonCell) => marked(each(key, cell));
  const isUsual = compared.every(({ product }) => product.condition === 'new');
  const shown = compared.map((one) => toShown(one, locale, texts));
  return [
    named('comparison.rows.price', priceCells(compared, shown, locale, texts)),
    named(
      'comparison.rows.offer',
      shown.map(({ cell }) => cell),
    ),
    named('products.offer.delivery', shown.map(deliveryCell)),
    named(
      'products.offer.total',
      moneyCells(
        shown.map(({ total, totalStore, isBuyable }) => ({ money: total, note: totalStore, isBuyable })),
        shown.every(({ isBuyable, isCheapest }) => !isBuyable || isCheapest),
      ),
    ),
    each('comparison.rows.offers', ({ offers }) => ({ count: offers.length })),
    each('comparison.rows.stores', storesCell),
    fact('fields.brand', ({ product }) => textCell(product.brand)),
    fact('fields.condition', ({ product }) =>
      isUsual ? null : textCell(texts.t(`products.condition.${product.condition}`, locale)),
    ),
    ...attributeRows(compared, locale),
    each('fields.specifications', ({ product }) => {
      const html = localText(product.specifications, locale);
      return html && { html };
    }),
  ].filter(({ cells }) => cells.some((cell) => cell !== null));
}

/** @param values equal for cells that mean the same */
function toRow(
  id: string,
  name: LocalText,
  cells: ComparisonCell[],
  values = cells.map(valueOf),
): ComparisonRow {
  return { id, name, cells, differs: new Set(values).size > 1, isMarked: false };
}

/** Prices, stores and codes differ almost always: only a fact about the product is marked, if known values differ. */
function marked(row: ComparisonRow, values = row.cells.map(valueOf)): ComparisonRow {
  return { ...row, isMarked: new Set(values.filter((_, at) => row.cells[at] !== null)).size > 1 };
}

/** Equal for cells that mean the same. */
function valueOf(cell: ComparisonCell): string {
  if (cell === null) return '';
  if ('money' in cell) return cell.money.contract ?? `${cell.money.amount} ${cell.money.currency}`;
  if ('store' in cell) return String(cell.id);
  if ('count' in cell) return String(cell.count);
  if ('html' in cell) return foldText(cell.html.text);
  const texts = cell.texts.map(({ text }) => foldText(text)).sort();
  return JSON.stringify([texts, cell.more]);
}

function priceCells(compared: Compared[], shown: Shown[], locale: Locale, texts: Texts): ComparisonCell[] {
  return moneyCells(
    compared.map(({ product, offers: [cheapest] }, at) => ({
      isBuyable: shown[at]!.isBuyable,
      money: toMoney(cheapest ?? product, locale, texts.translator(locale)),
      note: cheapest ? new PriceNotes(texts, locale).checked(cheapest) : null,
    })),
  );
}

/**
 * The lowest amount is marked if its product can be bought; otherwise none is.
 * @param isSure false: a product may cost less than is known
 */
function moneyCells(
  amounts: { money: Money | null; note: string | null; isBuyable: boolean }[],
  isSure = true,
): ComparisonCell[] {
  const known = amounts.flatMap(({ money }) => (money && !money.contract ? money : []));
  const isComparable = isSure && new Set(known.map(({ currency }) => currency)).size === 1;
  const lowest = Math.min(...known.map(({ amount }) => amount));
  const isOne = isComparable && known.some(({ amount }) => amount > lowest);
  return amounts.map(
    ({ money, note, isBuyable }) =>
      money && { money, note, isLowest: isOne && isBuyable && !money.contract && money.amount === lowest },
  );
}

/** The offer that a product is compared by. */
interface Shown {
  cell: ComparisonCell;
  /** null: services are not delivered. */
  delivered: OfferProps | null;
  /** The lowest known price with delivery. */
  total: Money | null;
  /** Its store, if it is another one. */
  totalStore: string | null;
  /** Whether no other offer may have a lower price with delivery. */
  isCheapest: boolean;
  /** Whether the product can be bought. */
  isBuyable: boolean;
}

const NOT_OFFERED: Shown = {
  cell: null,
  delivered: null,
  total: null,
  totalStore: null,
  isCheapest: false,
  isBuyable: false,
};
const BY_TOTAL: ReadonlySet<string> = new Set(['cheapest', 'cheapest_known']);

/** The offer that the main button of the product's page leads to; else the first one. */
function toShown({ product, offers: rows }: Compared, locale: Locale, texts: Texts): Shown {
  const offers = rows.map((row) => toOffer(row, locale, texts));
  const best = bestOffers(offers);
  const offer = best[0]?.offer ?? offers[0];
  if (!offer) return NOT_OFFERED;
  const isProduct = product.kind === 'product';
  const cheapest = isProduct
    ? best.find(({ advantages }) => advantages.some((one) => BY_TOTAL.has(one)))
    : undefined;
  const { id, goUrl, store, price, availability } = offer;
  const facts = [
    price.contract ?? money(price.amount, price.currency, locale),
    texts.t(`products.availability.${availability}`, locale),
    ...(isAtLowestPrice(offer, offers) ? [] : [texts.t('comparison.not_lowest', locale)]),
  ];
  return {
    cell: {
      id,
      goUrl,
      store: { id: store.id, name: store.name },
      facts: facts.join(' · '),
    },
    delivered: isProduct ? offer : null,
    total: cheapest?.offer.total ?? null,
    totalStore: cheapest && cheapest.offer !== offer ? cheapest.offer.store.name : null,
    isCheapest: cheapest?.advantages.includes('cheapest') ?? false,
    isBuyable: best.length > 0,
  };
}

function deliveryCell({ delivered }: Shown): ComparisonCell {
  if (!delivered) return null;
  const lines = [delivered.deliveryCost, delivered.deliveryDays?.text ?? []].flat();
  return { texts: lines.map((text) => ({ text })), more: 0 };
}

function storesCell({ offers }: Compared): ComparisonCell {
  const names = [...new Set(offers.map(({ companyName }) => companyName))];
  const texts = names.slice(0, STORES).map((text) => ({ text }));
  return { texts, more: names.length - texts.length };
}

function textCell(text: string | null): ComparisonCell {
  return text ? { texts: [{ text }], more: 0 } : null;
}

function attributeRows(compared: Compared[], locale: Locale): ComparisonRow[] {
  const all = compared.flatMap(({ product }) => product.attributes);
  const keyOf = attributeKeys(all);
  const valueOfText = textKeys(all.map(withUnits));
  return [...new Set(all.map(keyOf))].map((key) => {
    const names = all
      .filter((attribute) => keyOf(attribute) === key)
      .map(({ name }) => localText(name, locale));
    const stated = compared.map(({ product }) => product.attributes.filter((each) => keyOf(each) === key));
    const values = stated.map((attributes) =>
      attributes
        .map((each) => valueOfText(withUnits(each)))
        .sort()
        .join(),
    );
    const name = names.find((each) => each && !each.lang) ?? names[0] ?? { text: '' };
    const cells = stated.map((attributes) => valuesCell(attributes, locale));
    return marked(toRow(key, name, cells, values), values);
  });
}

const withUnits = ({ value, unit }: ReadAttribute): Translations =>
  Object.fromEntries(Object.entries(value).map(([language, text]) => [language, withUnit(text, unit)]));

/** All values of an attribute. */
function valuesCell(attributes: ReadAttribute[], locale: Locale): ComparisonCell {
  const texts = attributes.flatMap((attribute) => attributeText(attribute, locale) ?? []);
  return texts.length ? { texts, more: 0 } : null;
}
