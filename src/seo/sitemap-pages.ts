import { Injectable } from '@nestjs/common';
import { CategoriesService } from '../categories/categories.service.js';
import { categoryUrl } from '../categories/category.presenter.js';
import { pageUrl } from '../content/article.presenter.js';
import { languagesOf } from '../content/article.rules.js';
import { ArticlesService } from '../content/articles.service.js';
import type { Queryable } from '../core/database/statement.js';
import { type Locale, LOCALES } from '../core/i18n/locales.js';
import { searchUrl } from '../products/listing/search.presenter.js';
import { route } from '../routes.js';
import { SINGLE_PARTS, type SitemapPart } from './part-names.js';
import type { SitemapEntry } from './sitemap-entry.js';
import { RANGES } from './sitemap-ranges.js';

/** The limit of sitemaps.org for a part. */
const MAX_URLS = 50_000;

const inBoth = (urlIn: (locale: Locale) => string): SitemapEntry => ({
  paths: Object.fromEntries(LOCALES.map((locale) => [locale, urlIn(locale)])),
});

/** Public pages under their canonical URLs. */
@Injectable()
export class SitemapPages {
  constructor(
    private readonly categories: CategoriesService,
    private readonly articles: ArticlesService,
  ) {}

  /** All parts without products. */
  async partsWithoutProducts(db: Queryable): Promise<SitemapPart[]> {
    const [stores, blogs] = await Promise.all([RANGES.stores.parts(db), RANGES.blogs.parts(db)]);
    return [
      ...SINGLE_PARTS.map((single) => ({ single })),
      ...stores.map((number) => ({ range: 'stores' as const, number })),
      ...blogs.map((number) => ({ range: 'blogs' as const, number })),
    ];
  }

  /** The entries of one part, read from `db` while they are consumed. */
  entries(part: SitemapPart, db: Queryable): AsyncIterable<SitemapEntry[]> {
    if ('range' in part) return RANGES[part.range].entries(db, part.number);
    return part.single === 'pages' ? this.singlePages() : this.visibleCategories();
  }

  private async *singlePages(): AsyncGenerator<SitemapEntry[]> {
    yield [
      inBoth((locale) => route('home', {}, locale)),
      inBoth((locale) => searchUrl(null, locale)),
      inBoth((locale) => route('company', {}, locale)),
      inBoth((locale) => route('blogs', {}, locale)),
    ];
    const published = await this.articles.publishedPages();
    yield published.map((page) => ({
      paths: Object.fromEntries(languagesOf(page).map((locale) => [locale, pageUrl(page, locale)])),
      changedAt: page.updatedAt,
    }));
  }

  /** A category without products is `noindex`. */
  private async *visibleCategories(): AsyncGenerator<SitemapEntry[]> {
    const tree = await this.categories.freshTree();
    const shown = tree.rows.filter((row) => row.productCount > 0 && tree.isVisible(row));
    yield shown.slice(0, MAX_URLS).map((row) => ({
      paths: Object.fromEntries(
        LOCALES.filter((locale) => row.name[locale]).map((locale) => [
          locale,
          categoryUrl(tree, row, locale),
        ]),
      ),
    }));
  }
}
