import { IsIn } from 'class-validator';
import { PageQuery } from '../core/http/api/api-query.js';
import { AreColumns } from '../core/http/api/list-columns.js';
import { IsOptionalId } from '../core/http/input/id-params.js';
import { IsOptionalIn, IsSearch } from '../core/http/input/input-rules.js';

/** A published post with a future time is scheduled. */
export const BLOG_STATES = ['published', 'scheduled', 'draft'] as const;
export const PAGE_STATES = ['published', 'draft'] as const;
export type ArticleState = (typeof BLOG_STATES)[number];
/** Sort orders; `-` before one reverses it. */
export const BLOG_SORTS = ['title', 'publishedAt', 'updatedAt'] as const;
export const PAGE_SORTS = ['title', 'updatedAt'] as const;
export type ArticleSort = (typeof BLOG_SORTS)[number];

const turned = <Sort extends string>(sorts: readonly Sort[]) =>
  sorts.flatMap((sort) => [sort, `-${sort}` as const]);
const PER_PAGE = 50;

/** The list of posts or pages in the API. */
export abstract class ArticlesQuery extends PageQuery {
  /** Words, or parts of words, of title and summary in any language. */
  @IsSearch()
  query?: string;

  abstract status?: ArticleState | 'all';
  abstract sort: ArticleSort | `-${ArticleSort}`;
}

/** The list of posts in the API. */
export class BlogsQuery extends ArticlesQuery {
  /** For super admins; all others see published posts. */
  @IsOptionalIn(['all', ...BLOG_STATES])
  status?: ArticleState | 'all';

  @IsIn(turned(BLOG_SORTS))
  sort: ArticleSort | `-${ArticleSort}` = '-publishedAt';
}

/** The list of pages in the API. */
export class PagesQuery extends ArticlesQuery {
  /** For super admins; all others see published pages. */
  @IsOptionalIn(['all', ...PAGE_STATES])
  status?: ArticleState | 'all';

  @IsIn(turned(PAGE_SORTS))
  sort: ArticleSort | `-${ArticleSort}` = 'title';
}

/** Query of the posts section: its list and the open form. */
export class BlogsPageQuery extends BlogsQuery {
  @AreColumns()
  columns: string[] = [];

  override status: ArticleState | 'all' = 'all';

  override limit: number = PER_PAGE;

  /** Id of the post in the open form. */
  @IsOptionalId()
  edit?: number;

  @IsOptionalIn(['1'])
  new?: '1';
}

/** Query of the pages section. */
export class PagesPageQuery extends PagesQuery {
  override status: ArticleState | 'all' = 'all';

  override limit: number = PER_PAGE;

  /** Id of the page in the open form. */
  @IsOptionalId()
  edit?: number;

  @IsOptionalIn(['1'])
  new?: '1';
}
