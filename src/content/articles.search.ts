import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository, SelectQueryBuilder } from 'typeorm';
import { andContainsWords } from '../core/database/contains-words.js';
import type { Locale } from '../core/i18n/locales.js';
import type { Article } from './article.js';
import type { ArticleSort, ArticleState } from './article.query.js';
import { Blog } from './blog.entity.js';
import { ContentPage } from './content-page.entity.js';

interface Filter {
  query?: string;
  status: ArticleState | 'all';
}

interface List extends Filter {
  sort: ArticleSort | `-${ArticleSort}`;
  page: number;
  limit: number;
}

type States = Partial<Record<ArticleState, string>>;
type Counts = Partial<Record<ArticleState | 'all', number>>;

const PUBLISHED = `article.status = 'published'`;
const OF_BLOGS: States = {
  published: `${PUBLISHED} and article.published_at <= now()`,
  scheduled: `${PUBLISHED} and article.published_at > now()`,
  draft: `article.status = 'draft'`,
};
const OF_PAGES: States = { published: PUBLISHED, draft: `article.status = 'draft'` };
const TITLE = `coalesce(article.title ->> :locale, article.title ->> 'sl', article.title ->> 'en') collate "sl-x-icu"`;
const ORDER: Record<ArticleSort, string> = {
  title: TITLE,
  // drafts without a date are the newest
  publishedAt: `coalesce(article.published_at, 'infinity')`,
  updatedAt: 'article.updated_at',
};
const TEXTS = ['title', 'summary'].flatMap((field) =>
  ['sl', 'en'].map((locale) => `article.${field} ->> '${locale}'`),
);
const SEARCHED = `fold_text(concat_ws(' ', ${TEXTS.join(', ')}))`;

/** The list queries of posts and pages. */
@Injectable()
export class ArticlesSearch {
  constructor(
    @InjectRepository(Blog) private readonly blogs: Repository<Blog>,
    @InjectRepository(ContentPage) private readonly pages: Repository<ContentPage>,
  ) {}

  /** One page of posts with covers and authors, and how many there are on all pages. */
  listBlogs(list: List, locale: Locale): Promise<{ articles: Blog[]; count: number }> {
    return pageOf(withParts(this.blogs), OF_BLOGS, list, locale);
  }

  listPages(list: List, locale: Locale): Promise<{ articles: ContentPage[]; count: number }> {
    return pageOf(this.pages.createQueryBuilder('article'), OF_PAGES, list, locale);
  }

  /** How many of each state match the words. */
  countBlogs(query?: string): Promise<Counts> {
    return countsOf(this.blogs.createQueryBuilder('article'), OF_BLOGS, query);
  }

  countPages(query?: string): Promise<Counts> {
    return countsOf(this.pages.createQueryBuilder('article'), OF_PAGES, query);
  }
}

/** Posts with what is shown of them. */
export function withParts(blogs: Repository<Blog>): SelectQueryBuilder<Blog> {
  return blogs
    .createQueryBuilder('article')
    .leftJoinAndSelect('article.cover', 'cover')
    .leftJoinAndSelect('article.author', 'author');
}

async function pageOf<Kind extends Article>(
  found: SelectQueryBuilder<Kind>,
  states: States,
  { query, status, sort, page, limit }: List,
  locale: Locale,
): Promise<{ articles: Kind[]; count: number }> {
  andContainsWords(found, SEARCHED, query);
  if (status !== 'all') found.andWhere(states[status]!);
  const count = await found.getCount();
  const direction = sort.startsWith('-') ? 'DESC' : 'ASC';
  const articles = await found
    .setParameter('locale', locale)
    .orderBy(ORDER[sort.replace('-', '') as ArticleSort], direction)
    .addOrderBy('article.id', direction)
    .limit(limit)
    .offset((page - 1) * limit)
    .getMany();
  return { articles, count };
}

async function countsOf(
  found: SelectQueryBuilder<Article>,
  states: States,
  query: string | undefined,
): Promise<Counts> {
  andContainsWords(found, SEARCHED, query);
  found.select('count(*)::integer', 'all');
  for (const [state, condition] of Object.entries(states))
    found.addSelect(`count(*) filter (where ${condition})::integer`, state);
  return (await found.getRawOne<Counts>())!;
}
