import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { can } from '../access/permission-table.js';
import { json, oneOf, present, type RowOf, statement } from '../core/database/statement.js';
import { NotFound } from '../core/errors/domain-errors.js';
import type { Translations } from '../core/i18n/local-text.js';
import type { Locale } from '../core/i18n/locales.js';
import { isPublic } from './article.rules.js';
import { type ArticleKind, type ArticleOf, withParts } from './article-kind.js';
import type { Blog } from './blog.entity.js';
import { ContentPage, PAGE_KEYS, type PageKey } from './content-page.entity.js';
import { PAGE_OF_SLUG } from './page-slugs.js';

/** Without the body: every page of the site links to these. */
const LINKED_PAGES = statement({
  key: present(oneOf<PageKey>()),
  title: json<Translations>(),
  slug: json<Translations>(),
})`
  select key, title, slug from pages where key = any($1::text[]) and status = 'published' and deleted_at is null`;

export type LinkedPage = RowOf<typeof LINKED_PAGES>;

/** Reads posts and pages. */
@Injectable()
export class ArticlesService {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  /**
   * @param deleted also deleted ones
   * @throws NotFound also for articles that only super admins may see yet
   */
  async get<Kind extends ArticleKind>(
    actor: Actor,
    kind: Kind,
    id: number,
    deleted = false,
  ): Promise<ArticleOf<Kind>> {
    const found = withParts(this.manager, kind).where('article.id = :id', { id });
    const article = await (deleted ? found.withDeleted() : found).getOne();
    if (!article || !(isPublic(article) || can(actor, 'platform.manage'))) throw new NotFound();
    return article;
  }

  /** The newest published posts; with `only` those that have a text in that language. */
  newestBlogs(limit: number, only?: Locale): Promise<Blog[]> {
    const found = withParts(this.manager, 'blog').where(
      `article.status = 'published' and article.published_at <= now()`,
    );
    if (only)
      found.andWhere('article.title ->> :only <> :none and article.body ->> :only <> :none', {
        only,
        none: '',
      });
    return found
      .orderBy('article.published_at', 'DESC')
      .addOrderBy('article.id', 'DESC')
      .limit(limit)
      .getMany();
  }

  /**
   * The page with a current or old slug.
   * @throws NotFound as `get`
   */
  async pageOfSlug(actor: Actor, slug: string, locale: Locale): Promise<ContentPage> {
    const found = await PAGE_OF_SLUG.row(this.manager, [slug, locale]);
    if (!found) throw new NotFound();
    return this.get(actor, 'page', found.id);
  }

  /** Published pages that the site links to, in the order of the footer. */
  async linkedPages(): Promise<LinkedPage[]> {
    const pages = await LINKED_PAGES.rows(this.manager, [PAGE_KEYS]);
    return PAGE_KEYS.flatMap((key) => pages.find((page) => page.key === key) ?? []);
  }

  publishedPages(): Promise<ContentPage[]> {
    return this.manager.find(ContentPage, { where: { status: 'published' }, order: { id: 'ASC' } });
  }
}
