import { Injectable } from '@nestjs/common';
import { toCard as toBlogCard } from '../content/article.presenter.js';
import { BlogsService } from '../content/blogs.service.js';
import type { Locale } from '../core/i18n/locales.js';
import { CatalogueCounts } from '../products/catalogue-counts.js';
import { toCard } from '../products/product.presenter.js';
import { ProductsService } from '../products/products.service.js';
import { route } from '../routes.js';
import { DirectorySearch } from './directory.search.js';
import { toStoreTile } from './store.presenter.js';
import type { FeaturedRow } from './storefront.pages.js';

/** In the order in which they stand. */
const FEATURED: FeaturedRow['id'][] = ['popular', 'discounted', 'new'];
/** Cards of a row at most, and so few that it is none. */
const LONGEST = 12;
const SHORTEST = 4;
const BLOGS = 3;
const STORES = 12;

/** What the home page shows of each part of the catalogue. */
@Injectable()
export class HomeService {
  constructor(
    private readonly products: ProductsService,
    private readonly counts: CatalogueCounts,
    private readonly stores: DirectorySearch,
    private readonly blogs: BlogsService,
  ) {}

  totals() {
    return this.counts.totals();
  }

  /** Rows with enough to show, each with the list that goes on where it ends; no product stands in two of them. */
  async featured(locale: Locale): Promise<FeaturedRow[]> {
    const found = await Promise.all(
      FEATURED.map((id) => this.products.findFeatured(id, LONGEST * FEATURED.length)),
    );
    const shown = new Set<number>();
    const rows = FEATURED.map((id, index) => {
      const fresh = found[index]!.filter(({ cardId }) => !shown.has(cardId)).slice(0, LONGEST);
      const cards = fresh.length < SHORTEST ? [] : fresh;
      for (const { cardId } of cards) shown.add(cardId);
      return { id, cards };
    });
    return Promise.all(
      rows
        .filter(({ cards }) => cards.length > 0)
        .map(async ({ id, cards }) => ({
          id,
          cards: (await this.products.cards(cards)).map((card) => toCard(card, locale)),
          url: listUrl(id, locale),
        })),
    );
  }

  /** The largest ones. */
  async storeTiles(locale: Locale) {
    return (await this.stores.largest(STORES)).map((store) => toStoreTile(store, locale));
  }

  /** The newest posts. */
  async blogCards(locale: Locale) {
    return (await this.blogs.newest(BLOGS)).map((blog) => toBlogCard(blog, locale));
  }
}

function listUrl(id: FeaturedRow['id'], locale: Locale): string {
  const state = id === 'discounted' ? { discount: '1' } : { sort: id === 'new' ? 'newest' : null };
  return route('search', {}, locale, state);
}
