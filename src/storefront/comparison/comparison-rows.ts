import { foldText } from '../../core/i18n/fold-text.js';
import { localText, type LocalText, type Translations } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { Texts } from '../../core/i18n/texts.js';
import { PriceNotes } from '../../products/price-notes.js';
import { attributeText } from '../../products/product.presenter.js';
import { attributeKeys, type ReadAttribute } from '../../products/reading/attribute-keys.js';
import type { ComparisonCell, ComparisonRow } from './comparison.pages.js';
import type { Compared } from './comparison.service.js';

/** Maximum number of stores that a cell names. */
const STORES = 5;

/** Rows of a comparison; attributes match by definition, else by name. */
export function toRows(compared: Compared[], locale: Locale, texts: Texts): ComparisonRow[] {
  const each = (id: string, cell: (one: Compared) => ComparisonCell) => toRow(id, null, compared.map(cell));
  const isUsual = compared.every(({ product }) => product.condition === 'new');
  return [
    toRow('price', null, priceCells(compared, locale, texts)),
    each('offers', ({ offers }) => ({ count: offers.length })),
    each('stores', storesCell),
    each('brand', ({ product }) => textCell(product.brand)),
    each('ean', ({ product }) => textCell(product.ean)),
    each('condition', ({ product }) =>
      isUsual ? null : textCell(texts.t(`products.condition.${product.condition}`, locale)),
    ),
    ...attributeRows(compared, locale),
    each('specifications', ({ product }) => {
      const html = localText(product.specifications, locale);
      return html && { html };
    }),
  ].filter(({ cells }) => cells.some((cell) => cell !== null));
}

function toRow(id: string, name: LocalText | null, cells: ComparisonCell[]): ComparisonRow {
  return { id, name, cells, differs: new Set(cells.map(valueOf)).size > 1 };
}

/** Equal for cells that mean the same. */
function valueOf(cell: ComparisonCell): string {
  if (cell === null) return '';
  if ('money' in cell) return `${cell.money.amount} ${cell.money.currency}`;
  if ('count' in cell) return String(cell.count);
  if ('html' in cell) return foldText(cell.html.text);
  const texts = cell.texts.map(({ text }) => foldText(text)).sort();
  return JSON.stringify([texts, cell.more]);
}

function priceCells(compared: Compared[], locale: Locale, texts: Texts): ComparisonCell[] {
  const prices = compared.map(({ product, offers: [cheapest] }) => ({
    money: { amount: (cheapest ?? product).price, currency: (cheapest ?? product).currency },
    note: cheapest ? new PriceNotes(texts, locale).checked(cheapest) : null,
  }));
  const isComparable = new Set(prices.map(({ money }) => money.currency)).size === 1;
  const amounts = prices.map(({ money }) => money.amount);
  const lowest = Math.min(...amounts);
  const isOne = isComparable && lowest < Math.max(...amounts);
  return prices.map((price) => ({ ...price, isLowest: isOne && price.money.amount === lowest }));
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
  const keyOf = attributeKeys(all, locale);
  const names = new Map<string, Translations>();
  for (const attribute of all) if (!names.has(keyOf(attribute))) names.set(keyOf(attribute), attribute.name);
  return [...names].map(([key, name]) =>
    toRow(
      key,
      localText(name, locale),
      compared.map(({ product }) =>
        valuesCell(
          product.attributes.filter((attribute) => keyOf(attribute) === key),
          locale,
        ),
      ),
    ),
  );
}

/** All values of an attribute. */
function valuesCell(attributes: ReadAttribute[], locale: Locale): ComparisonCell {
  const texts = attributes.flatMap((attribute) => attributeText(attribute, locale) ?? []);
  return texts.length ? { texts, more: 0 } : null;
}
