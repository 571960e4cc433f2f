import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { can } from '../access/permission-table.js';
import { NotFound } from '../core/errors/domain-errors.js';
import type { Locale } from '../core/i18n/locales.js';
import { isPublic } from './article.rules.js';
import { withParts } from './articles.search.js';
import { Blog } from './blog.entity.js';

/** What everybody reads of the blog. */
@Injectable()
export class BlogsService {
  constructor(@InjectRepository(Blog) private readonly blogs: Repository<Blog>) {}

  /**
   * @param deleted also what is deleted, for whoever brings it back
   * @throws NotFound also for what only the platform may see yet
   */
  async get(actor: Actor, id: number, deleted = false): Promise<Blog> {
    const found = withParts(this.blogs).where('article.id = :id', { id });
    const blog = await (deleted ? found.withDeleted() : found).getOne();
    if (!blog || !(isPublic(blog) || can(actor, 'platform.manage'))) throw new NotFound();
    return blog;
  }

  /** The newest posts that everybody may read; in one language only, where one is asked for. */
  newest(limit: number, only?: Locale): Promise<Blog[]> {
    const found = withParts(this.blogs).where(
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
}
