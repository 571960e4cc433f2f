import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Config } from '../../core/config/config.js';
import { ApiQuery, type PageQuery } from '../../core/http/api/api-query.js';
import { paged } from '../../core/http/api/list-headers.js';
import { type Versioned, versioned } from '../../core/http/versions/versioned.js';
import { localText, type Translations } from '../../core/i18n/local-text.js';
import { isLocale, type Locale } from '../../core/i18n/locales.js';
import type { BlogJson, PageJson } from '../article.json.js';
import { toJson, toSummaryJson } from '../article.presenter.js';
import type { ArticleKind } from '../article-kind.js';
import { ArticleRenderer } from '../rendering/article-renderer.js';
import { ArticlesService } from '../articles.service.js';
import type { Blog } from '../blog.entity.js';
import type { ContentPage } from '../content-page.entity.js';

interface Reading {
  query: ApiQuery;
  /** Whether deleted ones are included. */
  deleted: boolean;
}

/** Reads posts and pages for the API. */
@Injectable()
export class ApiArticles {
  constructor(
    private readonly articles: ArticlesService,
    private readonly renderer: ArticleRenderer,
    private readonly config: Config,
  ) {}

  /** @throws NotFound */
  async one(
    request: FastifyRequest,
    kind: ArticleKind,
    id: number,
    { query = new ApiQuery(), deleted = false }: Partial<Reading> = {},
  ): Promise<Versioned<BlogJson | PageJson>> {
    const article = await this.articles.get(request.actor, kind, id, deleted);
    const html = await this.html(article.body, request.locale);
    return versioned(article, toJson(article, html, this.view(request, query)));
  }

  list(
    request: FastifyRequest,
    query: PageQuery,
    { articles, count }: { articles: (Blog | ContentPage)[]; count: number },
  ) {
    const view = this.view(request, query);
    return paged(
      articles.map((article) => toSummaryJson(article, view)),
      query,
      count,
    );
  }

  private view({ locale }: FastifyRequest, { translations }: ApiQuery) {
    return { locale, translations, origin: this.config.publicUrl };
  }

  private async html(body: Translations, locale: Locale): Promise<string> {
    const text = localText(body, locale);
    return text ? this.renderer.html(text.text, isLocale(text.lang) ? text.lang : locale, locale) : '';
  }
}
