import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { can } from '../access/permission-table.js';
import { NotFound } from '../core/errors/domain-errors.js';
import type { Locale } from '../core/i18n/locales.js';
import { isPublic } from './article.rules.js';
import { ContentPage, PAGE_KEYS, type PageKey } from './content-page.entity.js';
import { PAGE_OF_SLUG } from './page-slugs.js';

/** What a link to one of the product's own pages needs; every page has them, and the texts are long. */
export type LinkedPage = Pick<ContentPage, 'title' | 'slug'> & { key: PageKey };

const LINKED_PAGES = `
  select key, title, slug from pages where key = any($1::text[]) and status = 'published' and deleted_at is null`;

/** What everybody reads of the platform's pages. */
@Injectable()
export class ContentPagesService {
  constructor(@InjectRepository(ContentPage) private readonly pages: Repository<ContentPage>) {}

  /**
   * @param deleted also what is deleted, for whoever brings it back
   * @throws NotFound also for what only the platform may see yet
   */
  async get(actor: Actor, id: number, deleted = false): Promise<ContentPage> {
    const page = await this.pages.findOne({ where: { id }, withDeleted: deleted });
    if (!page || !(isPublic(page) || can(actor, 'platform.manage'))) throw new NotFound();
    return page;
  }

  /** The page that an address leads to, by any of its slugs or one that it has had. @throws NotFound as `get` */
  async bySlug(actor: Actor, slug: string, locale: Locale): Promise<ContentPage> {
    const [found] = await this.pages.query<{ id: number }[]>(PAGE_OF_SLUG, [slug, locale]);
    if (!found) throw new NotFound();
    return this.get(actor, found.id);
  }

  /** Those that the product itself links to, as far as they are published, in the order of the footer. */
  async linked(): Promise<LinkedPage[]> {
    const pages = await this.pages.query<LinkedPage[]>(LINKED_PAGES, [PAGE_KEYS]);
    return PAGE_KEYS.flatMap((key) => pages.find((page) => page.key === key) ?? []);
  }

  published(): Promise<ContentPage[]> {
    return this.pages.find({ where: { status: 'published' }, order: { id: 'ASC' } });
  }
}
