import type { Locale } from '../../core/i18n/locales.js';
import type { SortedBy } from '../../search/catalogue-index/list-cursor.js';

/** Sort orders of a store's list; the prefix `-` reverses one. */
export const OWN_SORTS = ['newest', 'name', 'price', 'total', 'stock', 'updatedAt', 'clicks'] as const;
export type OwnSort = (typeof OWN_SORTS)[number];

/** The opposite order. */
export const reversed = (sort: OwnSort | `-${OwnSort}`) =>
  (sort.startsWith('-') ? sort.slice(1) : `-${sort}`) as OwnSort | `-${OwnSort}`;

/** Above every price and stock. */
const MAX = '90000000000000';

/** Sorts `products p`, by name `catalogue_texts t`. Rows without the value come last. */
export function ownOrder(sort: OwnSort | `-${OwnSort}`, locale: Locale): SortedBy {
  const name = sort.replace('-', '') as OwnSort;
  // `newest` is descending without a prefix
  const direction = sort.startsWith('-') !== (name === 'newest') ? 'desc' : 'asc';
  const id = { expression: 'p.id', type: 'integer' };
  if (name === 'newest') return { columns: [id], direction };
  return { columns: [columnOf(name, locale, direction === 'asc' ? MAX : '-1'), id], direction };
}

function columnOf(name: Exclude<OwnSort, 'newest'>, locale: Locale, last: string) {
  switch (name) {
    case 'name':
      return { expression: `t.name_${locale}`, type: 'text' };
    case 'price':
      return { expression: 'p.price', type: 'numeric' };
    case 'total':
      return { expression: `coalesce(p.price + p.delivery_cost, ${last})`, type: 'numeric' };
    case 'stock':
      return { expression: `coalesce(p.stock, ${last})`, type: 'bigint' };
    case 'updatedAt':
      return { expression: 'p.updated_at', type: 'timestamptz' };
    case 'clicks':
      return { expression: 'p.clicks', type: 'integer' };
  }
}
