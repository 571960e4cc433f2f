import { MAX_PAGE } from './api-query.js';

const PAGES_AROUND = 2;

/** URLs of a list's pages. */
export interface Pagination {
  /** From 1; 0 beyond the numbered ones. */
  page: number;
  pageCount: number;
  previousUrl: string | null;
  nextUrl: string | null;
  /** Pages to link, in order; null is a gap. */
  pages: ({ page: number; url: string } | null)[];
}

/** A sort order of a list; `direction` is null when another one is active. */
export interface SortLink {
  id: string;
  /** Selects this order, or reverses it. */
  url: string;
  direction: 'ascending' | 'descending' | null;
}

/** The number of pages for `count` entries, at most `MAX_PAGE`, the last page that a URL may name. */
export function pageCountOf(count: number, limit: number): number {
  return Math.min(MAX_PAGE, Math.max(1, Math.ceil(count / limit)));
}

/** The first, the last and the nearest pages. */
export function toPagination(page: number, pageCount: number, urlOf: (page: number) => string): Pagination {
  const shown = [...new Set([1, ...pagesAround(page, pageCount), pageCount])].filter(
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
 * Links to the sort orders of a list; the active one is reversed, `-` before its name means descending.
 * @param first initial direction: numbers start with the highest
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

function pagesAround(page: number, pageCount: number): number[] {
  const first = Math.max(1, Math.min(page - PAGES_AROUND, pageCount - 2 * PAGES_AROUND));
  return Array.from({ length: 2 * PAGES_AROUND + 1 }, (_, index) => first + index);
}
