import { Injectable } from '@nestjs/common';
import type { Locale } from '../core/i18n/locales.js';
import { SearchParts } from '../search/search-parts.js';
import { toCard } from './product.presenter.js';
import { ProductsService } from './products.service.js';
import { searchUrl } from './understood.presenter.js';

/** Where to go on when a text finds nothing. */
@Injectable()
export class SearchAlternatives {
  constructor(
    private readonly parts: SearchParts,
    private readonly products: ProductsService,
  ) {}

  /**
   * @param text as somebody has typed it: parts of it come before those of its correction
   * @param meant what it was taken for
   */
  async of(text: string, meant: string, locale: Locale) {
    const [texts, popular] = await Promise.all([
      this.partsOf(text, meant, locale),
      this.products.findFeatured('popular'),
    ]);
    const cards = await this.products.cards(
      popular.length ? popular : await this.products.findFeatured('new'),
    );
    return {
      texts: texts.map((each) => ({ text: each, url: searchUrl(each, locale) })),
      cards: cards.map((card) => toCard(card, locale)),
    };
  }

  private async partsOf(text: string, meant: string, locale: Locale): Promise<string[]> {
    const found = await this.parts.finding(text, locale);
    return found.length || meant === text ? found : this.parts.finding(meant, locale);
  }
}
