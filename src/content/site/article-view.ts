import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor.js';
import { can } from '../../access/permission-table.js';
import { localText } from '../../core/i18n/local-text.js';
import { isLocale, type Locale } from '../../core/i18n/locales.js';
import { route } from '../../routes.js';
import type { Article } from '../article.js';
import { titleOf } from '../article.presenter.js';
import { ArticleRenderer } from '../rendering/article-renderer.js';
import { isPublic } from '../article.rules.js';
import { SECTIONS } from '../article-kind.js';
import type { ArticleDetail } from '../articles.pages.js';
import { Blog } from '../blog.entity.js';

/** Texts with fewer characters or headings have no table of contents. */
const LONG = 2_000;
const FEW_HEADINGS = 3;

/** Posts and pages for visitors. */
@Injectable()
export class ArticleView {
  constructor(private readonly renderer: ArticleRenderer) {}

  async toDetail(article: Article, actor: Actor, locale: Locale): Promise<ArticleDetail> {
    const body = localText(article.body, locale);
    const rendered =
      body && (await this.renderer.render(body.text, isLocale(body.lang) ? body.lang : locale));
    const headings = rendered?.headings.filter(({ level }) => level < 4) ?? [];
    const section = SECTIONS[article instanceof Blog ? 'blog' : 'page'];
    return {
      title: titleOf(article, locale),
      summary: localText(article.summary, locale),
      body: body && { ...body, text: rendered!.html },
      contents: body && body.text.length >= LONG && headings.length >= FEW_HEADINGS ? headings : [],
      editUrl: can(actor, 'platform.manage') ? route(section, {}, locale, { edit: article.id }) : null,
      hidden: !isPublic(article),
    };
  }
}
