import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { can } from '../../access/permission-table.js';
import { withFallback } from '../../core/http/pages/with-fallback.js';
import { localText } from '../../core/i18n/local-text.js';
import { isLocale } from '../../core/i18n/locales.js';
import { Texts } from '../../core/i18n/texts.js';
import { route } from '../../routes.js';
import type { Article } from '../article.js';
import { titleOf } from '../article.presenter.js';
import { ArticleRenderer, type RenderedText } from '../rendering/article-renderer.js';
import { LinkedCatalogue, withoutCatalogue } from '../rendering/linked-catalogue.js';
import { isPublic } from '../article.rules.js';
import { SECTIONS } from '../article-kind.js';
import type { ArticleDetail, ArticlePart } from '../articles.pages.js';
import { Blog } from '../blog.entity.js';

/** Texts with fewer characters or headings have no table of contents. */
const LONG = 2_000;
const FEW_HEADINGS = 3;

/** Posts and pages for visitors. */
@Injectable()
export class ArticleView {
  constructor(
    private readonly renderer: ArticleRenderer,
    private readonly catalogue: LinkedCatalogue,
    private readonly texts: Texts,
  ) {}

  async toDetail(article: Article, request: FastifyRequest): Promise<ArticleDetail> {
    const { actor, locale } = request;
    const body = localText(article.body, locale);
    const rendered =
      body && (await this.renderer.render(body.text, isLocale(body.lang) ? body.lang : locale, locale));
    const headings = rendered?.headings.filter(({ level }) => level < 4) ?? [];
    const section = SECTIONS[article instanceof Blog ? 'blog' : 'page'];
    return {
      title: titleOf(article, locale),
      summary: localText(article.summary, locale),
      body: rendered && { parts: await this.partsOf(rendered, request), lang: body!.lang },
      contents: body && body.text.length >= LONG && headings.length >= FEW_HEADINGS ? headings : [],
      editUrl: can(actor, 'platform.manage') ? route(section, {}, locale, { edit: article.id }) : null,
      hidden: !isPublic(article),
    };
  }

  /** A text is readable without its products. */
  private partsOf({ parts }: RenderedText, request: FastifyRequest): Promise<ArticlePart[]> {
    const orElse = withFallback(this.texts, request, 'toast.details.getter_error_products');
    const show = () => this.catalogue.show(parts, request.locale);
    return orElse(withoutCatalogue(parts), show)();
  }
}
