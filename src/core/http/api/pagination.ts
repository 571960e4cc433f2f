import { MAX_PAGE } from './api-query.js';

const PAGES_AROUND = 2;

/** The pages of a list, as addresses. */
export interface Pagination {
  /** From 1; 0 beyond the numbered ones. */
  page: number;
  pageCount: number;
  previousUrl: string | null;
  nextUrl: string | null;
  /** Pages to link, in order; null stands for a gap. */
  pages: ({ page: number; url: string } | null)[];
}

/** An order that a list can take; `direction` is null when it is in another one. */
export interface SortLink {
  id: string;
  /** Takes this order, or turns it round. */
  url: string;
  direction: 'ascending' | 'descending' | null;
}

/** How many pages a list of `count` has; those beyond the last number that an address may have are not offered. */
export function pageCountOf(count: number, limit: number): number {
  return Math.min(MAX_PAGE, Math.max(1, Math.ceil(count / limit)));
}

/** The first, the last and the nearest pages. */
export function toPagination(page: number, pageCount: number, urlOf: (page: number) => string): Pagination {
  const shown = [...new Set([1, ...around(page, pageCount), pageCount])].filter(
    (number) => number >= 1 && number <= pageCount,
  );
  return {
    page,
    pageCount,
    previousUrl: page > 1 ? urlOf(Math.min(page - 1, pageCount)) : null,
    nextUrl: page < pageCount ? urlOf(page + 1) : null,
    pages: shown.flatMap((number, index) => {
      const gap = index > 0 && number - shown[index - 1]! > 1 ? [null] : [];
      return [...gap, { page: number, url: urlOf(number) }];
    }),
  };
}

/**
 * Links to the orders of a list; the one it is in turns round, `-` before its name stands for descending.
 * @param first how an order begins: of figures one wants to see the highest
 */
export function toSortLinks(
  ids: readonly string[],
  sort: string,
  urlOf: (sort: string) => string,
  first: 'ascending' | 'descending' = 'ascending',
): SortLink[] {
  return ids.map((id) => {
    const direction = sort === id ? 'ascending' : sort === `-${id}` ? 'descending' : null;
    const isTurned = direction === first;
    return { id, direction, url: urlOf(isTurned === (first === 'ascending') ? `-${id}` : id) };
  });
}

function around(page: number, pageCount: number): number[] {
  const first = Math.max(1, Math.min(page - PAGES_AROUND, pageCount - 2 * PAGES_AROUND));
  return Array.from({ length: 2 * PAGES_AROUND + 1 }, (_, index) => first + index);
}
