import type { CategoryTree } from '../../categories/category-tree.js';
import { MAX_PAGE } from '../../core/http/api/api-query.js';
import { pageCountOf, type Pagination, toPagination } from '../../core/http/api/pagination.js';
import { localText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { attributeGroups } from '../filters/attribute-groups.js';
import { AVAILABILITY_CODES, KIND_CODES } from '../../search/catalogue-index/codes.js';
import { type FilterCounts, MAX_SHOWN } from '../../search/catalogue-index/filter-counts.js';
import { attributeKey, isNarrowed, keptFields, type ListAddress, resetUrl, urlOf } from './list-address.js';
import { toCategoryFilter } from './category-filter.js';
import { firstChoices } from './first-choices.js';
import type { ProductListQuery } from './product-list.input.js';
import { KINDS } from '../product-fields.js';
import { toCard } from '../product.presenter.js';
import type { AttributeFilter, CardPage, FilterItem, PriceFilter, ProductResults } from '../product.props.js';
import type { ProductPage } from '../reading/products.service.js';

export const PAGE_SIZE = 24;

interface CountedList {
  counts: FilterCounts;
  nextCursor: string | null;
  tree: CategoryTree;
}

/** The cards of one page. In a store's own list each is one offer at the store's own price. */
export function toCardPage(
  { page: { cards, nextCursor }, address }: { page: ProductPage; address: ListAddress },
  locale: Locale,
): CardPage {
  const { query, categoryId, storeId } = address;
  const isMixed = address.kind === undefined;
  const shown = cards.map((card) => toCard(card, locale, { categoryId, isMixed }));
  return {
    cards:
      storeId === undefined
        ? shown
        : shown.map((card) => ({ ...card, offerCount: 1, storeId: null, storeName: null })),
    page: query.cursor === undefined ? query.page : 0,
    pageSize: PAGE_SIZE,
    nextUrl: nextUrlOf(nextCursor, address),
  };
}

/** Pages are numbered as far as numbers go. */
function nextUrlOf(nextCursor: string | null, address: ListAddress): string | null {
  const { page, cursor } = address.query;
  if (!nextCursor) return null;
  const isNumbered = cursor === undefined && page < MAX_PAGE;
  return urlOf(address, isNumbered ? { page: page + 1 } : { cursor: nextCursor });
}

/** What narrows a list, with the addresses of every state that is one step away. */
export function toResults(
  list: CountedList,
  address: ListAddress,
  locale: Locale,
): Omit<ProductResults, 'chips'> {
  const { path, query, defaultSort, sorts, storeId } = address;
  const { counts, tree } = list;
  const kinds = toKinds(counts, query);
  return {
    kind: address.kind ?? onlyKind(kinds),
    count: counts.count,
    formUrl: path,
    kept: keptFields(address),
    categories: toCategoryFilter(tree, { counts, address }, locale),
    kinds: kinds.length > 1 || query.kind.length ? kinds : [],
    price: toPriceFilter(counts, query),
    brands: firstChoices(
      toItems(
        counts.brands.map(({ key, ...brand }) => ({ ...brand, id: key })),
        query.brand,
      ),
      'brand',
      address,
    ),
    companies: firstChoices(storeId === undefined ? toCompanies(counts, query) : [], 'company', address),
    inStock: {
      count: counts.availability.find(({ code }) => code === AVAILABILITY_CODES.in_stock)?.count ?? 0,
      selected: query.inStock,
    },
    discount: { count: counts.discounted, selected: query.discount },
    attributes: toAttributeFilters(counts, address, locale),
    resetUrl: isNarrowed(query) ? resetUrl(address) : null,
    sort: query.sort ?? defaultSort,
    sorts: sorts.map((id) => ({ id, url: urlOf(address, { sort: id === defaultSort ? null : id }) })),
    pagination: toPages(list, address),
  };
}

/** What occurs or is chosen. */
function toKinds({ kinds }: FilterCounts, { kind: chosen }: ProductListQuery): ProductResults['kinds'] {
  return KINDS.map((id) => ({
    id,
    count: kinds.find(({ code }) => code === KIND_CODES[id])?.count ?? 0,
    selected: chosen.includes(id),
  })).filter(({ count: had, selected }) => had > 0 || selected);
}

/** What a list has that may have both; null: it has both. */
function onlyKind(kinds: ProductResults['kinds']): ProductResults['kind'] {
  const chosen = kinds.filter(({ selected }) => selected);
  const shown = chosen.length ? chosen : kinds;
  return shown.length > 1 ? null : (shown[0]?.id ?? 'product');
}

/** Numbered as far as numbers go; beyond that one page leads to the next. */
function toPages({ counts, nextCursor }: CountedList, address: ListAddress): Pagination {
  const { page, cursor } = address.query;
  const pageUrl = (number: number) => urlOf(address, { page: number > 1 ? number : null });
  const nextUrl = nextCursor && urlOf(address, { cursor: nextCursor });
  if (cursor !== undefined)
    return { ...toPagination(MAX_PAGE, MAX_PAGE, pageUrl), page: 0, previousUrl: pageUrl(MAX_PAGE), nextUrl };
  const pagination = toPagination(page, pageCountOf(counts.count, PAGE_SIZE), pageUrl);
  return page === MAX_PAGE ? { ...pagination, nextUrl } : pagination;
}

function toPriceFilter(counts: FilterCounts, query: ProductListQuery): PriceFilter {
  const amount = (cents: number | null) => (cents === null ? null : cents / 100);
  return {
    lowest: amount(counts.lowestCents),
    highest: amount(counts.highestCents),
    from: query.priceFrom ?? null,
    to: query.priceTo ?? null,
    buckets: counts.buckets,
  };
}

const toCompanies = ({ companies }: FilterCounts, { company }: ProductListQuery) =>
  toItems(
    companies.map(({ id, ...store }) => ({ ...store, id: String(id) })),
    company.map(String),
  );

/** What occurs, and what is chosen though nothing of it is left. */
function toItems(found: Omit<FilterItem, 'selected'>[], chosen: string[]): FilterItem[] {
  const missing = chosen.filter((id) => !found.some((item) => item.id === id));
  return [
    ...withCounts(found).map((item) => ({ ...item, selected: chosen.includes(item.id) })),
    ...missing.map((id) => ({ id, title: id, count: 0, selected: true })),
  ];
}

/** Of what is not among those that are counted nobody knows how many it has. */
function withCounts<Item extends { count: number | null }>(items: Item[]): Item[] {
  if (items.length <= MAX_SHOWN) return items;
  return items.map((item) => (item.count === 0 ? { ...item, count: null } : item));
}

function toAttributeFilters(counts: FilterCounts, address: ListAddress, locale: Locale): AttributeFilter[] {
  const { attributes, asked } = address;
  return attributeGroups(attributes, asked, counts).map(({ attribute, values, amounts }) => ({
    name: attributeKey(attribute.id),
    title: localText(attribute.name, locale) ?? { text: '' },
    unit: attribute.unit,
    ...firstChoices(
      withCounts(values).map(({ key, label, ...item }) => ({
        ...item,
        id: key,
        title: localText(label, locale) ?? { text: key },
      })),
      attributeKey(attribute.id),
      address,
    ),
    range: amounts && {
      lowest: amounts.lowest,
      highest: amounts.highest,
      from: amounts.chosen?.from ?? null,
      to: amounts.chosen?.to ?? null,
    },
  }));
}
