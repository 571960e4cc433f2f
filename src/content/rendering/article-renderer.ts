import { Injectable } from '@nestjs/common';
import { Texts } from '../../core/i18n/texts.js';
import { Config } from '../../core/config/config.js';
import { type Locale, LOCALES } from '../../core/i18n/locales.js';
import type { Translations } from '../../core/i18n/local-text.js';
import type { ArticleBodies } from '../article.input.js';
import { BodyPictures } from './body-pictures.js';
import { RetentionTable } from './retention-table.js';
import { renderMarkdown } from '../markdown/markdown.js';
import type { Heading } from '../markdown/markdown-context.js';

/** Renders texts; the same for visitors, previews, API and RSS feed. */
@Injectable()
export class ArticleRenderer {
  constructor(
    private readonly pictures: BodyPictures,
    private readonly texts: Texts,
    private readonly config: Config,
    private readonly retention: RetentionTable,
  ) {}

  /** @param locale the language of the text, for its typography */
  async render(text: string, locale: Locale): Promise<{ html: string; headings: Heading[] }> {
    return renderMarkdown(this.retention.addTo(text, locale), {
      locale,
      pictures: await this.pictures.findPictures(text, locale),
      publicUrl: this.config.publicUrl,
      tableLabel: this.texts.t('articles.table', locale),
    });
  }

  /** Texts as visitors would see them. */
  async preview(body: ArticleBodies): Promise<Translations> {
    const texts = LOCALES.map(async (locale) => [
      locale,
      (await this.render(body[locale] ?? '', locale)).html,
    ]);
    return Object.fromEntries(await Promise.all(texts)) as Translations;
  }
}
