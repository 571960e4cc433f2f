import { foldText } from '../../core/i18n/fold-text.js';
import { localText, type LocalText, type Translations } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { Condition } from '../../products/product.entity.js';
import type { ComparisonCell, ComparisonRow } from './comparison.pages.js';
import type { Compared } from './comparison.service.js';

/** Maximum number of stores that a cell names. */
const STORES = 5;

type Attribute = Compared['product']['attributes'][number];

/** Rows of a comparison; attributes match by definition, else by name. */
export function toRows(
  compared: Compared[],
  locale: Locale,
  conditionText: (condition: Condition) => string,
): ComparisonRow[] {
  const each = (id: string, cell: (one: Compared) => ComparisonCell) => toRow(id, null, compared.map(cell));
  const isUsual = compared.every(({ product }) => product.condition === 'new');
  return [
    toRow('price', null, priceCells(compared)),
    each('offers', ({ offers }) => ({ count: offers.length })),
    each('stores', storesCell),
    each('brand', ({ product }) => textCell(product.brand)),
    each('ean', ({ product }) => textCell(product.ean)),
    each('condition', ({ product }) => (isUsual ? null : textCell(conditionText(product.condition)))),
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

function priceCells(compared: Compared[]): ComparisonCell[] {
  const prices = compared.map(({ product, offers: [cheapest = product] }) => ({
    amount: cheapest.price,
    currency: cheapest.currency,
  }));
  const isComparable = new Set(prices.map(({ currency }) => currency)).size === 1;
  const amounts = prices.map(({ amount }) => amount);
  const lowest = Math.min(...amounts);
  const isOne = isComparable && lowest < Math.max(...amounts);
  return prices.map((money) => ({ money, isLowest: isOne && money.amount === lowest }));
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
  const keyOf = keysOf(all, locale);
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

/** A free attribute with the name of a definition matches that definition. */
function keysOf(attributes: Attribute[], locale: Locale): (attribute: Attribute) => string {
  const nameOf = ({ name }: Attribute) => foldText(localText(name, locale)?.text ?? '');
  const defined = new Map(
    attributes
      .filter(({ definitionId }) => definitionId !== null)
      .map((attribute) => [nameOf(attribute), attribute.definitionId]),
  );
  return (attribute) => {
    const id = attribute.definitionId ?? defined.get(nameOf(attribute));
    return id ? `attribute-${id}` : `free-${nameOf(attribute)}`;
  };
}

/** All values of an attribute; a non-breaking space keeps the unit on the line of its number. */
function valuesCell(attributes: Attribute[], locale: Locale): ComparisonCell {
  const texts = attributes.flatMap(({ value, unit }) => {
    const text = localText(value, locale);
    return text ? [{ ...text, text: unit ? `${text.text}\u00a0${unit}` : text.text }] : [];
  });
  return texts.length ? { texts, more: 0 } : null;
}
