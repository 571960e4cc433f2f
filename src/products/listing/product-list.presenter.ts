import type { CategoryTree } from '../../categories/category-tree.js';
import { MAX_PAGE } from '../../core/http/api/api-query.js';
import { pageCountOf, type Pagination, toPagination } from '../../core/http/api/pagination.js';
import { localText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { relativeDay } from '../../core/i18n/market-time.js';
import type { Translate } from '../../core/i18n/texts.js';
import { kindOf } from '../../search/catalogue-index/codes.js';
import type { FacetCounts, FilterCounts } from '../../search/catalogue-index/filter-counts.js';
import { orderName } from '../../search/catalogue-index/list-orders.js';
import { attributeGroups } from '../filters/attribute-groups.js';
import { toCard } from '../product.presenter.js';
import type { CardPage, ListView, ProductCard, ProductResults } from '../product.props.js';
import type { ProductListPage } from '../reading/products.service.js';
import type { CardRow } from '../products.statements.js';
import { toCategoryFilter } from './category-filter.js';
import { FilterControls } from './filter-controls.presenter.js';
import { isFiltered, keptFields, type ListAddress, resetUrl, samePageUrl, urlOf } from './list-address.js';
import type { ProductListQuery } from './product-list.input.js';

export const PAGE_SIZE = 24;
const VIEWS = ['cards', 'list'] as const satisfies ListView[];
/** Columns of facts. */
const MAX_COLUMNS = 4;
const DAY_MS = 24 * 3600 * 1000;

/** The cards of one page. */
export function toCardPage(
  { page: { cards, nextCursor }, address }: { page: ProductListPage; address: ListAddress },
  locale: Locale,
  say: Translate,
): CardPage {
  const { query } = address;
  return {
    cards: toCards(cards, address, locale, say),
    page: query.cursor === undefined ? query.page : 0,
    pageSize: PAGE_SIZE,
    nextUrl: nextUrlOf(nextCursor, address),
  };
}

/** Cards of a list. In a store's own list each is one offer at the store's own price. */
export function toCards(
  rows: CardRow[],
  address: ListAddress,
  locale: Locale,
  say: Translate,
): ProductCard[] {
  const { query, categoryId, storeId } = address;
  const isMixed = address.kind === undefined;
  const isList = query.view === 'list';
  const ofStore =
    storeId === undefined ? {} : { offerCount: 1, isFrom: false, storeId: null, storeName: null };
  return rows.map((row) => {
    const card = toCard(row, locale, say, { categoryId, isMixed, isList });
    const isChecked = isList || isOld(row.priceCheckedAt);
    const checked = say('product-lists.checked', { when: relativeDay(row.priceCheckedAt, locale) });
    return { ...card, ...ofStore, notes: [...card.notes, ...(isChecked ? [checked] : [])] };
  });
}

/** Pages are numbered up to the last number. */
function nextUrlOf(nextCursor: string | null, address: ListAddress): string | null {
  const { page, cursor } = address.query;
  if (!nextCursor) return null;
  const isNumbered = cursor === undefined && page < MAX_PAGE;
  return urlOf(address, isNumbered ? { page: page + 1 } : { cursor: nextCursor });
}

/** Whether a card mentions it; newer ones would all be the same. */
const isOld = (moment: Date) => Date.now() - moment.getTime() > DAY_MS;

const viewOf = ({ view }: ProductListQuery): ListView => view ?? 'cards';

/** The filters of a list, with the URLs of every state that is one step away. */
export function toResults(
  counts: FilterCounts,
  { address, tree }: { address: ListAddress; tree: CategoryTree },
  locale: Locale,
  say: Translate,
): Omit<ProductResults, 'chips' | 'ladder'> {
  const { path, query, defaultSort, sorts } = address;
  return {
    kind: address.kind ?? onlyKind(counts.facets, query),
    count: counts.count,
    formUrl: path,
    kept: keptFields(address),
    categories: toCategoryFilter(tree, { counts, address }, locale),
    filters: new FilterControls(counts, address, locale, say).listControls(),
    resetUrl: isFiltered(query) ? resetUrl(address) : null,
    sort: query.sort ?? defaultSort,
    sorts: sorts.map((id) => ({
      id,
      label: say(orderName(id)),
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

/** The only kind of a list; null: it has both. */
function onlyKind(
  { kind: counts }: FacetCounts,
  { kind: selected }: ProductListQuery,
): ProductResults['kind'] {
  const [shown, ...others] = selected.length ? new Set(selected) : counts.map(({ code }) => kindOf(code));
  return others.length ? null : (shown ?? 'product');
}

/** Numbered up to the last number; `CardPage` has the next page. */
function toPages(count: number, address: ListAddress): Omit<Pagination, 'nextUrl'> {
  const { page, cursor } = address.query;
  const pageUrl = (number: number) => urlOf(address, { page: number > 1 ? number : null });
  return cursor === undefined
    ? toPagination(page, pageCountOf(count, PAGE_SIZE), pageUrl)
    : { ...toPagination(MAX_PAGE, MAX_PAGE, pageUrl), page: 0, previousUrl: pageUrl(MAX_PAGE) };
}

/** The attributes that the list's category is filtered by, in their order. Products of many categories share one at most. */
function toColumns(counts: FilterCounts, address: ListAddress, locale: Locale, say: Translate) {
  const { attributes, selections, categoryId } = address;
  const groups = categoryId === undefined ? [] : attributeGroups(attributes, selections, counts, locale);
  const columns = groups.slice(0, MAX_COLUMNS).map(({ attribute: { id, name } }) => ({
    id,
    title: localText(name, locale) ?? { text: '' },
  }));
  return columns.length > 1 ? columns : [{ id: null, title: { text: say('fields.specifications') } }];
}
