import type { CategoryTree } from '../../categories/category-tree.js';
import type { QueryValues } from '../../core/http/routing/route-path.js';
import { formatNumber, withUnit } from '../../core/i18n/format-number.js';
import { plainText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { euros } from '../../core/i18n/money.js';
import type { Translate } from '../../core/i18n/texts.js';
import { type AmountRange, type FilterAttribute, readRange } from '../../search/attribute-choices.js';
import type { NamedFilter } from '../../search/catalogue-index/filter-columns.js';
import type { EntityCount, FilterCounts } from '../../search/catalogue-index/filter-counts.js';
import { CATEGORIES } from '../../search/catalogue-index/list-filters.js';
import { parametersOf, valuesIn, VISITOR_FILTERS } from '../filters/filter-parameters.js';
import { nameOfWord } from '../filters/filter-values.js';
import type { FilterChip } from '../product.props.js';
import { attributeKey, categoryUrlOf, type ListAddress, urlOf } from './list-address.js';
import type { ProductListQuery } from './product-list.input.js';

type ChoiceFilter = Extract<NamedFilter, { type: 'choice' }>;

const EURO = '€';
const isAbove = ({ control }: NamedFilter) => control!.place < CATEGORIES.control.place;
const ABOVE_CATEGORIES = VISITOR_FILTERS.filter(isAbove);
const BELOW_CATEGORIES = VISITOR_FILTERS.filter((filter) => !isAbove(filter));

/** The selected filters with the names from the counts, each with the URL of the list without it. */
export function toChips(
  counts: FilterCounts,
  { address, tree }: { address: ListAddress; tree: CategoryTree },
  locale: Locale,
  t: Translate,
): FilterChip[] {
  const { category, attributes } = address.query;
  const name = category === undefined ? undefined : tree.find(category)?.name;
  const ofCategory = name ? [{ name: plainText(name, locale), removeUrl: categoryUrlOf(address, null) }] : [];
  const ofFilters = (filters: NamedFilter[]) =>
    filters.flatMap((filter) =>
      selectedNames(filter, { counts, query: address.query }, locale, t).map(({ name, without }) => ({
        name,
        removeUrl: urlOf(address, without),
      })),
    );
  return [
    ...ofFilters(ABOVE_CATEGORIES),
    ...ofCategory,
    ...ofFilters(BELOW_CATEGORIES),
    ...address.attributes.flatMap((attribute) =>
      withoutEach(attributeKey(attribute.id), attributes[attribute.id] ?? [], (text) =>
        attributeName(text, attribute, counts, locale, t),
      ).map(({ name, without }) => ({ name, removeUrl: urlOf(address, without) })),
    ),
  ];
}

/** A value or range of an attribute, with the attribute's name. */
export const attributeName = (
  text: string,
  attribute: FilterAttribute,
  counts: FilterCounts,
  locale: Locale,
  t: Translate,
): string =>
  t('product-lists.chip.attribute', {
    name: plainText(attribute.name, locale),
    value: valueName(text, attribute, counts, locale, t),
  });

/** A filter's selection, and the change of the address that removes it. */
interface SelectedName {
  name: string;
  without: QueryValues;
}

/** The names of a filter's selection. */
export function selectedNames(
  filter: NamedFilter,
  { counts, query }: { counts: FilterCounts; query: ProductListQuery },
  locale: Locale,
  t: Translate,
): SelectedName[] {
  const values = valuesIn(query, filter);
  const none = Object.fromEntries(parametersOf(filter).map((name) => [name, null]));
  if (filter.type === 'flag') return values[0] ? [{ name: t(filter.name), without: none }] : [];
  if (filter.type === 'range') {
    const [from = null, to = null] = values as (number | undefined)[];
    if (from === null && to === null) return [];
    const amount = (value: number) =>
      filter.unit === EURO ? euros(value, locale) : withUnit(formatNumber(value, locale), filter.unit);
    return [{ name: rangeName({ from, to }, amount, t), without: none }];
  }
  const [selected] = values as [(string | number)[]];
  return withoutEach(filter.id, selected, (value) => valueTitle(filter, String(value), counts, t));
}

/** Each of the selected values, and the others. */
const withoutEach = <Value extends string | number>(
  key: string,
  selected: Value[],
  nameOf: (value: Value) => string,
): SelectedName[] =>
  selected.map((value) => ({
    name: nameOf(value),
    without: { [key]: selected.filter((other) => other !== value) },
  }));

/** A value of a choice in its counted form, or as it was selected. */
function valueTitle(filter: ChoiceFilter, value: string, { facets }: FilterCounts, t: Translate): string {
  if (!('named' in filter)) return nameOfWord(filter, value, t);
  const counts = facets[filter.id as keyof FilterCounts['facets']] as EntityCount[];
  return counts.find(({ key }) => key === value)?.title ?? value;
}

/** A value or range of an attribute. */
export function valueName(
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
