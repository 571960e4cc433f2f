import { Injectable } from '@nestjs/common';
import { Texts } from '../../core/i18n/texts.js';
import { Config } from '../../core/config/config.js';
import { type Locale, LOCALES } from '../../core/i18n/locales.js';
import type { ArticleBodies } from '../article.input.js';
import type { ArticlePreview } from '../articles.pages.js';
import { BodyPictures } from './body-pictures.js';
import { LinkedCatalogue } from './linked-catalogue.js';
import { RetentionTable } from './retention-table.js';
import { renderMarkdown } from '../markdown/markdown.js';
import type { Heading, MarkdownPart } from '../markdown/markdown-context.js';

/** A rendered text. */
export interface RenderedText {
  parts: MarkdownPart[];
  headings: Heading[];
}

/** Renders texts; the same for visitors, previews, API and RSS feed. */
@Injectable()
export class ArticleRenderer {
  constructor(
    private readonly pictures: BodyPictures,
    private readonly texts: Texts,
    private readonly config: Config,
    private readonly retention: RetentionTable,
    private readonly catalogue: LinkedCatalogue,
  ) {}

  /**
   * @param locale the language of the text, for its typography
   * @param linkLocale the language of the page
   */
  async render(text: string, locale: Locale, linkLocale = locale): Promise<RenderedText> {
    return renderMarkdown(this.retention.addTo(text, locale), {
      locale,
      linkLocale,
      pictures: await this.pictures.findPictures(text, locale),
      publicUrl: this.config.publicUrl,
      tableLabel: this.texts.t('articles.table', locale),
    });
  }

  /** For readers that keep it, so prices would soon be old: links to products stay links. */
  async html(text: string, locale: Locale, linkLocale = locale): Promise<string> {
    const { parts } = await this.render(text, locale, linkLocale);
    return parts.map(({ html }) => html).join('');
  }

  /** Texts as visitors would see them. */
  async preview(body: ArticleBodies): Promise<ArticlePreview> {
    const texts = LOCALES.map(async (locale) => {
      const { parts } = await this.render(body[locale] ?? '', locale);
      return [locale, await this.catalogue.show(parts, locale)] as const;
    });
    return Object.fromEntries(await Promise.all(texts)) as ArticlePreview;
  }
}
