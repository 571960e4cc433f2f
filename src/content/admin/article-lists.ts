import { lazy } from '../../core/http/pages/lazy.js';
import { listUrls } from '../../core/http/api/list-urls.js';
import { pageCountOf, toPagination, toSortLinks } from '../../core/http/api/pagination.js';
import type { Article } from '../article.js';
import type { ArticleState, BlogsPageQuery, PagesPageQuery } from '../article.query.js';

type Query = BlogsPageQuery | PagesPageQuery;

interface Source<Kind extends Article> {
  /** Makes the address of the section with a query. */
  toUrl: (query: Record<string, string | number | boolean | undefined>) => string;
  states: readonly ArticleState[];
  sorts: readonly string[];
  list: () => Promise<{ articles: Kind[]; count: number }>;
  counts: () => Promise<Partial<Record<ArticleState | 'all', number>>>;
}

/** What the lists of posts and pages have in common; what a partial reload does not name costs nothing. */
export function toListProps<Kind extends Article>(query: Query, source: Source<Kind>) {
  const urlOf = listUrls<Query>(query, source.toUrl);
  const { query: words = '', status, sort, page, limit } = query;
  const list = lazy(source.list);
  const props = {
    count: async () => (await list()).count,
    pagination: async () => {
      const pageCount = pageCountOf((await list()).count, limit);
      return toPagination(page, pageCount, (number) => urlOf({ page: number }));
    },
    sorts: toSortLinks(source.sorts, sort, (next) => urlOf({ sort: next, page: 1 })),
    formUrl: source.toUrl({}),
    filters: { query: words, status },
    statusCounts: async () => {
      const counts = await source.counts();
      return (['all', ...source.states] as const).map((id) => ({
        id,
        count: counts[id] ?? 0,
        url: urlOf({ status: id, page: 1 }),
        current: id === status,
      }));
    },
    resetUrl: words || status !== 'all' ? source.toUrl({}) : null,
    newUrl: urlOf({ new: '1' }),
    closeUrl: urlOf({}),
  };
  return { props, urlOf, list };
}
