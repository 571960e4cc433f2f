import { Injectable } from '@nestjs/common';
import { toCard as toBlogCard } from '../content/article.presenter.js';
import { ArticlesService } from '../content/articles.service.js';
import type { Locale } from '../core/i18n/locales.js';
import { Texts } from '../core/i18n/texts.js';
import { CatalogueCounts } from '../products/read-model/catalogue-counts.js';
import { toCard } from '../products/product.presenter.js';
import { FeaturedRows, type FeaturedType } from '../products/reading/featured-rows.js';
import { route } from '../routes.js';
import { DirectorySearch } from './directory.search.js';
import { SearchExamples } from './suggestions/search-examples.js';
import { toStoreTile } from './store.presenter.js';
import type { FeaturedRow, TrustReasons } from './storefront.pages.js';

const BLOGS = 3;
const STORES = 12;

/** Parts of the home page. */
@Injectable()
export class HomeService {
  constructor(
    private readonly rows: FeaturedRows,
    private readonly counts: CatalogueCounts,
    private readonly stores: DirectorySearch,
    private readonly articles: ArticlesService,
    private readonly examples: SearchExamples,
    private readonly texts: Texts,
  ) {}

  totals() {
    return this.counts.totals();
  }

  async reasons(locale: Locale): Promise<TrustReasons> {
    const { checked: count } = await this.totals();
    return {
      checked: count > 0 ? this.texts.t('home-page.checked', locale, { count }) : null,
      discounts: this.texts.t('home-page.discounts', locale),
      order: this.texts.t('home-page.order', locale),
    };
  }

  /** Rows of featured products, each with the URL of its whole list. */
  async featured(locale: Locale): Promise<FeaturedRow[]> {
    const rows = await this.rows.show();
    const examples = await this.examples.find(
      locale,
      rows.map(({ cards }) => cards),
    );
    return rows.map(({ id, cards }, index) => ({
      id,
      cards: cards.map((card) => toCard(card, locale, this.texts.translator(locale))),
      url: listUrl(id, locale),
      example: examples[index] ?? null,
    }));
  }

  /** The largest stores. */
  async storeTiles(locale: Locale) {
    return (await this.stores.largest(STORES)).map((store) => toStoreTile(store, locale));
  }

  /** The newest posts. */
  async blogCards(locale: Locale) {
    return (await this.articles.newestBlogs(BLOGS)).map((blog) => toBlogCard(blog, locale));
  }
}

function listUrl(id: FeaturedType, locale: Locale): string {
  const state = id === 'discounted' ? { discount: '1' } : { sort: id === 'new' ? 'newest' : null };
  return route('search', {}, locale, state);
}
