import { Injectable } from '@nestjs/common';
import { CategoriesService } from '../../categories/categories.service.js';
import { toLink } from '../../categories/category.presenter.js';
import type { CategoryLink } from '../../categories/category.props.js';
import type { Locale } from '../../core/i18n/locales.js';
import { SearchParts } from '../../search/search-parts.js';
import type { CardRow } from '../products.statements.js';
import { toCard } from '../product.presenter.js';
import { ProductsService } from '../reading/products.service.js';
import { searchUrl } from './understood.presenter.js';

const CARDS = 12;

/** A text that finds nothing. */
interface SearchedInVain {
  /** As somebody has typed it: parts of it come before those of its correction. */
  text: string;
  /** What it was taken for. */
  expanded: string;
  /** Whose whole name is in it. */
  category: CategoryLink | null;
}

/** Where to go on when a text finds nothing. */
@Injectable()
export class SearchAlternatives {
  constructor(
    private readonly parts: SearchParts,
    private readonly products: ProductsService,
    private readonly categories: CategoriesService,
  ) {}

  /** Parts of the text, and products: of the category that it names or comes near to, else the popular ones of all. */
  async of({ text, expanded, category: named }: SearchedInVain, locale: Locale) {
    const category = named ?? (await this.nearest(text, expanded, locale));
    const [texts, cards] = await Promise.all([
      this.partsOf(text, expanded, locale),
      category ? this.popularIn(category.id, locale) : this.popular(),
    ]);
    return {
      texts: texts.map((each) => ({ text: each, url: searchUrl(each, locale) })),
      category,
      cards: cards.map((card) => toCard(card, locale)),
    };
  }

  private async nearest(text: string, expanded: string, locale: Locale): Promise<CategoryLink | null> {
    const tree = await this.categories.tree();
    const id =
      (await this.parts.category(text)) ?? (expanded === text ? null : await this.parts.category(expanded));
    const row = id === null ? null : tree.find(id);
    return row && tree.isVisible(row) ? toLink(tree, row, locale) : null;
  }

  private async popular(): Promise<CardRow[]> {
    const popular = await this.products.findFeatured('popular');
    return this.products.cards(popular.length ? popular : await this.products.findFeatured('new'));
  }

  private async popularIn(categoryId: number, locale: Locale): Promise<CardRow[]> {
    const { cards } = await this.products.page(
      { categoryId, brands: [], sort: 'popular', page: 1, pageSize: CARDS },
      locale,
    );
    return cards;
  }

  private async partsOf(text: string, expanded: string, locale: Locale): Promise<string[]> {
    const found = await this.parts.finding(text, locale);
    return found.length || expanded === text ? found : this.parts.finding(expanded, locale);
  }
}
