import type { CategoryTree } from '../../categories/category-tree.js';
import type { QueryValues } from '../../core/http/routing/route-path.js';
import { formatNumber, withUnit } from '../../core/i18n/format-number.js';
import { plainText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { euros } from '../../core/i18n/money.js';
import type { FilterCounts } from '../../search/catalogue-index/filter-counts.js';
import { type AmountRange, type FilterAttribute, readRange } from '../../search/attribute-choices.js';
import type { FilterChip } from '../product.props.js';
import { attributeKey, categoryUrlOf, type ListAddress, urlOf } from './list-address.js';

/** Translates a key. */
export type Translate = (key: string, args?: Record<string, string>) => string;

/** The selected filters, named as in the counts, each with the URL of the list without it. */
export function toChips(
  counts: FilterCounts,
  { address, tree }: { address: ListAddress; tree: CategoryTree },
  locale: Locale,
  t: Translate,
): FilterChip[] {
  const { kind, brand, company, category, priceFrom, priceTo, inStock, discount, attributes } = address.query;
  const categoryName = category === undefined ? undefined : tree.find(category)?.name;
  const chip = (name: string, changes: QueryValues) => ({ name, removeUrl: urlOf(address, changes) });
  const chips = <Value extends string | number>(
    key: string,
    selected: Value[],
    nameOf: (value: Value) => string,
  ) => selected.map((value) => chip(nameOf(value), { [key]: selected.filter((other) => other !== value) }));
  const price = { from: priceFrom ?? null, to: priceTo ?? null };
  const hasPrice = price.from !== null || price.to !== null;
  return [
    ...chips('kind', kind, (id) => t(`products.filters.kinds.${id}`)),
    ...(categoryName
      ? [{ name: plainText(categoryName, locale), removeUrl: categoryUrlOf(address, null) }]
      : []),
    ...chips('brand', brand, (key) => counts.brands.find((one) => one.key === key)?.title ?? key),
    ...chips('company', company, (id) => counts.companies.find((one) => one.id === id)?.title ?? String(id)),
    // prices are compared in euro only
    ...(hasPrice
      ? [
          chip(
            rangeName(price, (amount) => euros(amount, locale), t),
            { priceFrom: null, priceTo: null },
          ),
        ]
      : []),
    ...(inStock ? [chip(t('products.availability.in_stock'), { inStock: null })] : []),
    ...(discount ? [chip(t('products.filters.chip.discount'), { discount: null })] : []),
    ...address.attributes.flatMap((attribute) =>
      chips(attributeKey(attribute.id), attributes[attribute.id] ?? [], (text) =>
        t('product-lists.chip.attribute', {
          name: plainText(attribute.name, locale),
          value: valueName(text, attribute, counts, locale, t),
        }),
      ),
    ),
  ];
}

function valueName(
  text: string,
  { id, unit }: FilterAttribute,
  { values }: FilterCounts,
  locale: Locale,
  t: Translate,
): string {
  const range = readRange(text);
  if (!range) {
    const value = values.find(({ definitionId, key }) => definitionId === id && key === text);
    return plainText(value?.label, locale) || text;
  }
  const number = (amount: number) => formatNumber(amount, locale);
  const amount = (value: number) => withUnit(number(value), unit);
  return rangeName(range, amount, t, number);
}

/** @param bare formats the lower of two bounds: a unit is written once */
function rangeName(
  { from, to }: AmountRange,
  format: (amount: number) => string,
  t: Translate,
  bare = format,
): string {
  if (from === null) return t('product-lists.chip.price_to', { to: format(to!) });
  if (to === null) return t('product-lists.chip.price_from', { from: format(from) });
  return t('product-lists.chip.price', { from: bare(from), to: format(to) });
}
