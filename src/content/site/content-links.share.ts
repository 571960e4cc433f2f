import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DEFAULT_LOCALE, type Locale } from '../../core/i18n/locales.js';
import { Inertia } from '../../core/inertia/inertia.service.js';
import { once } from '../../core/inertia/props.js';
import { route } from '../../routes.js';
import { pageUrl, titleOf } from '../article.presenter.js';
import { ArticlesService } from '../articles.service.js';

const LIFETIME_MS = 10 * 60_000;

/** Shares the links of the footer with every page. */
@Injectable()
export class ContentLinksShare implements OnModuleInit {
  constructor(
    private readonly inertia: Inertia,
    private readonly articles: ArticlesService,
  ) {}

  onModuleInit(): void {
    this.inertia.share(({ locale = DEFAULT_LOCALE }) => ({
      reading: once(() => this.links(locale), { key: `reading.${locale}`, expiresIn: LIFETIME_MS }),
    }));
  }

  private async links(locale: Locale) {
    const pages = await this.articles.linkedPages();
    return {
      blogsUrl: route('blogs', {}, locale),
      pages: pages.map((page) => ({
        key: page.key,
        title: titleOf(page, locale),
        url: pageUrl(page, locale),
      })),
    };
  }
}
