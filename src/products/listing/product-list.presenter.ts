import type { CategoryTree } from '../../categories/category-tree.js';
import { MAX_PAGE } from '../../core/http/api/api-query.js';
import { pageCountOf, type Pagination, toPagination } from '../../core/http/api/pagination.js';
import { localText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { relativeDay } from '../../core/i18n/market-time.js';
import { euros } from '../../core/i18n/money.js';
import { AVAILABILITY_CODES, KIND_CODES } from '../../search/catalogue-index/codes.js';
import { type FilterCounts, MAX_SHOWN } from '../../search/catalogue-index/filter-counts.js';
import { attributeGroups } from '../filters/attribute-groups.js';
import { KINDS } from '../product-fields.js';
import { toCard } from '../product.presenter.js';
import type {
  AttributeFilter,
  CardPage,
  Choices,
  FilterItem,
  ListView,
  PriceFilter,
  ProductResults,
} from '../product.props.js';
import type { ProductPage } from '../reading/products.service.js';
import { toCategoryFilter } from './category-filter.js';
import type { Translate } from './list-chips.js';
import {
  allChoicesUrl,
  attributeKey,
  isFiltered,
  keptFields,
  type ListAddress,
  resetUrl,
  samePageUrl,
  urlOf,
} from './list-address.js';
import type { ProductListQuery } from './product-list.input.js';

export const PAGE_SIZE = 24;
/** So many choices of a filter are shown at first, unless only a few more would be hidden. */
const FIRST_CHOICES = 10;
const MIN_HIDDEN = 5;
const VIEWS = ['cards', 'list'] as const satisfies ListView[];
/** Columns of facts. */
const MAX_COLUMNS = 4;
const DAY_MS = 24 * 3600 * 1000;

/** The cards of one page. In a store's own list each is one offer at the store's own price. */
export function toCardPage(
  { page: { cards, nextCursor }, address }: { page: ProductPage; address: ListAddress },
  locale: Locale,
  say: Translate,
): CardPage {
  const { query, categoryId, storeId } = address;
  const isMixed = address.kind === undefined;
  const isList = query.view === 'list';
  const ofStore =
    storeId === undefined ? {} : { offerCount: 1, isFrom: false, storeId: null, storeName: null };
  return {
    cards: cards.map((card) => ({
      ...toCard(card, locale, { categoryId, isMixed, isList }),
      ...ofStore,
      notes: [
        card.totalCents !== null &&
          say('product-lists.total', { price: euros(card.totalCents / 100, locale) }),
        (isList || isOld(card.priceCheckedAt)) &&
          say('product-lists.checked', { when: relativeDay(card.priceCheckedAt, locale) }),
      ].filter((note) => note !== false),
    })),
    page: query.cursor === undefined ? query.page : 0,
    pageSize: PAGE_SIZE,
    nextUrl: nextUrlOf(nextCursor, address),
  };
}

/** Pages are numbered up to the last number. */
function nextUrlOf(nextCursor: string | null, address: ListAddress): string | null {
  const { page, cursor } = address.query;
  if (!nextCursor) return null;
  const isNumbered = cursor === undefined && page < MAX_PAGE;
  return urlOf(address, isNumbered ? { page: page + 1 } : { cursor: nextCursor });
}

/** Whether it is worth a line of a card: all that is newer would say the same. */
const isOld = (moment: Date) => Date.now() - moment.getTime() > DAY_MS;

const viewOf = ({ view }: ProductListQuery): ListView => view ?? 'cards';

/** The filters of a list, with the URLs of every state that is one step away. */
export function toResults(
  counts: FilterCounts,
  { address, tree }: { address: ListAddress; tree: CategoryTree },
  locale: Locale,
  say: Translate,
): Omit<ProductResults, 'chips'> {
  const { path, query, defaultSort, sorts, storeId } = address;
  const kinds = toKinds(counts, query);
  const brands = counts.brands.map(({ key, ...brand }) => ({ ...brand, id: key }));
  const companies = counts.companies.map(({ id, ...store }) => ({ ...store, id: String(id) }));
  return {
    kind: address.kind ?? onlyKind(kinds),
    count: counts.count,
    formUrl: path,
    kept: keptFields(address),
    categories: toCategoryFilter(tree, { counts, address }, locale),
    kinds: kinds.length > 1 || query.kind.length ? kinds : [],
    price: toPriceFilter(counts, query),
    brands: toChoices(toItems(brands, query.brand), 'brand', address),
    companies: toChoices(
      storeId === undefined ? toItems(companies, query.company.map(String)) : [],
      'company',
      address,
    ),
    inStock: {
      count: counts.availability.find(({ code }) => code === AVAILABILITY_CODES.in_stock)?.count ?? 0,
      selected: query.inStock,
    },
    discount: { count: counts.discounted, selected: query.discount },
    attributes: toAttributeFilters(counts, address, locale),
    resetUrl: isFiltered(query) ? resetUrl(address) : null,
    sort: query.sort ?? defaultSort,
    sorts: sorts.map((id) => ({
      id,
      label: say(`product-lists.sort.${id}`),
      url: urlOf(address, { sort: id === defaultSort ? null : id }),
    })),
    view: viewOf(query),
    views: VIEWS.map((id) => ({
      id,
      label: say(`product-lists.view.${id}`),
      url: samePageUrl(address, { view: id === 'cards' ? null : id }),
    })),
    columns: query.view ? toColumns(counts, address, locale, say) : [],
    pagination: toPages(counts.count, address),
  };
}

/** The kinds that occur or are selected. */
function toKinds({ kinds }: FilterCounts, { kind: selected }: ProductListQuery): ProductResults['kinds'] {
  return KINDS.map((id) => ({
    id,
    count: kinds.find(({ code }) => code === KIND_CODES[id])?.count ?? 0,
    selected: selected.includes(id),
  })).filter((kind) => kind.count > 0 || kind.selected);
}

/** The only kind of a list; null: it has both. */
function onlyKind(kinds: ProductResults['kinds']): ProductResults['kind'] {
  const selected = kinds.filter((kind) => kind.selected);
  const [shown, ...others] = selected.length ? selected : kinds;
  return others.length ? null : (shown?.id ?? 'product');
}

/** Numbered up to the last number; `CardPage` has the next page. */
function toPages(count: number, address: ListAddress): Omit<Pagination, 'nextUrl'> {
  const { page, cursor } = address.query;
  const pageUrl = (number: number) => urlOf(address, { page: number > 1 ? number : null });
  return cursor === undefined
    ? toPagination(page, pageCountOf(count, PAGE_SIZE), pageUrl)
    : { ...toPagination(MAX_PAGE, MAX_PAGE, pageUrl), page: 0, previousUrl: pageUrl(MAX_PAGE) };
}

function toPriceFilter(
  { lowestCents, highestCents, buckets }: FilterCounts,
  { priceFrom, priceTo }: ProductListQuery,
): PriceFilter {
  return {
    lowest: lowestCents && lowestCents / 100,
    highest: highestCents && highestCents / 100,
    from: priceFrom ?? null,
    to: priceTo ?? null,
    buckets,
  };
}

/** The values that occur, and those that are selected but do not occur. */
function toItems(found: Omit<FilterItem, 'selected'>[], selected: string[]): FilterItem[] {
  const missing = selected.filter((id) => !found.some((item) => item.id === id));
  return [
    ...withCounts(found).map((item) => ({ ...item, selected: selected.includes(item.id) })),
    ...missing.map((id) => ({ id, title: id, count: 0, selected: true })),
  ];
}

/** Beyond the values that are counted, a count of 0 is unknown. */
function withCounts<Item extends { count: number | null }>(items: Item[]): Item[] {
  if (items.length <= MAX_SHOWN) return items;
  return items.map((item) => (item.count === 0 ? { ...item, count: null } : item));
}

/**
 * The first and the selected choices of a filter, or all of them on request: hundreds of choices are half of the document
 * of a large list, and most visitors ignore them.
 * @param filter the name of the form field
 * @param items the most frequent first
 */
function toChoices<Item extends { selected: boolean }>(
  items: Item[],
  filter: string,
  address: ListAddress,
): Choices<Item> {
  const count = items.length;
  if (count < FIRST_CHOICES + MIN_HIDDEN || address.query.choices.includes(filter))
    return { items, count, allUrl: null };
  const shown = items.filter(({ selected }, index) => index < FIRST_CHOICES || selected);
  return { items: shown, count, allUrl: allChoicesUrl(address, filter) };
}

/** The attributes that the list's category is filtered by, in their order. Products of many categories share one at most. */
function toColumns(counts: FilterCounts, address: ListAddress, locale: Locale, say: Translate) {
  const { attributes, selections, categoryId } = address;
  const groups = categoryId === undefined ? [] : attributeGroups(attributes, selections, counts);
  const columns = groups.slice(0, MAX_COLUMNS).map(({ attribute: { id, name } }) => ({
    id,
    title: localText(name, locale) ?? { text: '' },
  }));
  return columns.length > 1 ? columns : [{ id: null, title: { text: say('products.detail.attributes') } }];
}

function toAttributeFilters(counts: FilterCounts, address: ListAddress, locale: Locale): AttributeFilter[] {
  return attributeGroups(address.attributes, address.selections, counts).map(
    ({ attribute: { id, name, unit }, values, amounts }) => ({
      name: attributeKey(id),
      title: localText(name, locale) ?? { text: '' },
      unit,
      ...toChoices(
        withCounts(values).map(({ key, label, ...item }) => ({
          ...item,
          id: key,
          title: localText(label, locale) ?? { text: key },
        })),
        attributeKey(id),
        address,
      ),
      range: amounts && {
        lowest: amounts.lowest,
        highest: amounts.highest,
        from: amounts.selected?.from ?? null,
        to: amounts.selected?.to ?? null,
      },
    }),
  );
}
