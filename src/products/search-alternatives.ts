import { Injectable } from '@nestjs/common';
import type { CategoryLink } from '../categories/category.props.js';
import type { Locale } from '../core/i18n/locales.js';
import { SearchParts } from '../search/search-parts.js';
import type { CardRow } from './product.rows.js';
import { toCard } from './product.presenter.js';
import { ProductsService } from './products.service.js';
import { searchUrl } from './understood.presenter.js';

const CARDS = 12;

/** A text that finds nothing. */
interface SearchedInVain {
  /** As somebody has typed it: parts of it come before those of its correction. */
  text: string;
  /** What it was taken for. */
  meant: string;
  /** Whose name is in it. */
  category: CategoryLink | null;
}

/** Where to go on when a text finds nothing. */
@Injectable()
export class SearchAlternatives {
  constructor(
    private readonly parts: SearchParts,
    private readonly products: ProductsService,
  ) {}

  /** Parts of the text, and products: of the category that it names, else the popular ones of all. */
  async of({ text, meant, category }: SearchedInVain, locale: Locale) {
    const [texts, cards] = await Promise.all([
      this.partsOf(text, meant, locale),
      category ? this.popularIn(category.id, locale) : this.popular(),
    ]);
    return {
      texts: texts.map((each) => ({ text: each, url: searchUrl(each, locale) })),
      category,
      cards: cards.map((card) => toCard(card, locale)),
    };
  }

  private async popular(): Promise<CardRow[]> {
    const popular = await this.products.findFeatured('popular');
    return this.products.cards(popular.length ? popular : await this.products.findFeatured('new'));
  }

  private async popularIn(categoryId: number, locale: Locale): Promise<CardRow[]> {
    const { cards } = await this.products.page(
      { kind: 'product', categoryId, brands: [], sort: 'popular', page: 1, pageSize: CARDS },
      locale,
    );
    return cards;
  }

  private async partsOf(text: string, meant: string, locale: Locale): Promise<string[]> {
    const found = await this.parts.finding(text, locale);
    return found.length || meant === text ? found : this.parts.finding(meant, locale);
  }
}
