import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { andContainsWords } from '../core/database/contains-words.js';
import type { Locale } from '../core/i18n/locales.js';
import type { Article } from './article.js';
import type { ArticleSort, ArticleState } from './article.query.js';
import { type ArticleKind, type ArticleOf, ENTITIES, withParts } from './article-kind.js';

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
const DRAFT = `article.status = 'draft'`;
const STATES: Record<ArticleKind, States> = {
  blog: {
    published: `${PUBLISHED} and article.published_at <= now()`,
    scheduled: `${PUBLISHED} and article.published_at > now()`,
    draft: DRAFT,
  },
  page: { published: PUBLISHED, draft: DRAFT },
};
const TITLE = `coalesce(article.title ->> :locale, article.title ->> 'sl', article.title ->> 'en') collate "sl-x-icu"`;
const ORDER: Record<ArticleSort, string> = {
  title: TITLE,
  // drafts without a date come first
  publishedAt: `coalesce(article.published_at, 'infinity')`,
  updatedAt: 'article.updated_at',
};
const TEXTS = ['title', 'summary'].flatMap((field) =>
  ['sl', 'en'].map((locale) => `article.${field} ->> '${locale}'`),
);
const SEARCHED = `fold_text(concat_ws(' ', ${TEXTS.join(', ')}))`;

/** Lists of posts and pages. */
@Injectable()
export class ArticlesSearch {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  /** One page of the list, and the number of all. */
  list<Kind extends ArticleKind>(
    kind: Kind,
    list: List,
    locale: Locale,
  ): Promise<{ articles: ArticleOf<Kind>[]; count: number }> {
    return pageOf(withParts(this.manager, kind), STATES[kind], list, locale);
  }

  /** Number of matching articles by state. */
  async counts(kind: ArticleKind, query?: string): Promise<Counts> {
    const found = this.manager.createQueryBuilder<Article>(ENTITIES[kind], 'article');
    andContainsWords(found, SEARCHED, query);
    found.select('count(*)::integer', 'all');
    for (const [state, condition] of Object.entries(STATES[kind]))
      found.addSelect(`count(*) filter (where ${condition})::integer`, state);
    return (await found.getRawOne<Counts>())!;
  }
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
