import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { actorOf } from '../../access/current-actor.decorator.js';
import { Config } from '../../core/config/config.js';
import { ApiQuery, type PageQuery } from '../../core/http/api/api-query.js';
import { setListHeaders } from '../../core/http/api/list-headers.js';
import { type Versioned, versioned } from '../../core/http/versions/versioned.js';
import { localText, type Translations } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { BlogJson, BlogSummaryJson, PageJson, PageSummaryJson } from '../article.json.js';
import { toBlogJson, toBlogSummaryJson, toPageJson, toPageSummaryJson } from '../article.presenter.js';
import type { ArticleKind } from '../article-kind.js';
import { ArticleRenderer } from '../rendering/article-renderer.js';
import type { Blog } from '../blog.entity.js';
import { BlogsService } from '../blogs.service.js';
import type { ContentPage } from '../content-page.entity.js';
import { ContentPagesService } from '../content-pages.service.js';

interface Reading {
  query: ApiQuery;
  /** Whether what is deleted is shown, too. */
  deleted: boolean;
}

/** Posts and pages as programs read them. */
@Injectable()
export class ApiArticles {
  constructor(
    private readonly blogs: BlogsService,
    private readonly pages: ContentPagesService,
    private readonly renderer: ArticleRenderer,
    private readonly config: Config,
  ) {}

  /** @throws NotFound */
  one(
    request: FastifyRequest,
    kind: ArticleKind,
    id: number,
    reading: Partial<Reading> = {},
  ): Promise<Versioned<BlogJson | PageJson>> {
    const how = { query: new ApiQuery(), deleted: false, ...reading };
    return kind === 'blog' ? this.blog(request, id, how) : this.page(request, id, how);
  }

  listBlogs(
    request: FastifyRequest,
    reply: FastifyReply,
    query: PageQuery,
    { articles, count }: { articles: Blog[]; count: number },
  ): BlogSummaryJson[] {
    setListHeaders(request, reply, query, count, this.config.publicUrl);
    return articles.map((blog) => toBlogSummaryJson(blog, this.view(request, query)));
  }

  listPages(
    request: FastifyRequest,
    reply: FastifyReply,
    query: PageQuery,
    { articles, count }: { articles: ContentPage[]; count: number },
  ): PageSummaryJson[] {
    setListHeaders(request, reply, query, count, this.config.publicUrl);
    return articles.map((page) => toPageSummaryJson(page, this.view(request, query)));
  }

  private async blog(request: FastifyRequest, id: number, { query, deleted }: Reading) {
    const blog = await this.blogs.get(actorOf(request), id, deleted);
    const html = await this.html(blog.body, request.locale);
    return versioned(blog, toBlogJson(blog, html, this.view(request, query)));
  }

  private async page(request: FastifyRequest, id: number, { query, deleted }: Reading) {
    const page = await this.pages.get(actorOf(request), id, deleted);
    const html = await this.html(page.body, request.locale);
    return versioned(page, toPageJson(page, html, this.view(request, query)));
  }

  private view({ locale }: FastifyRequest, { translations }: ApiQuery) {
    return { locale, translations, origin: this.config.publicUrl };
  }

  private async html(body: Translations, locale: Locale): Promise<string> {
    const text = localText(body, locale);
    return text ? (await this.renderer.render(text.text, text.lang ?? locale)).html : '';
  }
}
