import { Injectable } from '@nestjs/common';
import { CategoriesService } from '../categories/categories.service.js';
import { categoryUrl } from '../categories/category.presenter.js';
import { pageUrl } from '../content/article.presenter.js';
import { languagesOf } from '../content/article.rules.js';
import { ArticlesService } from '../content/articles.service.js';
import { PublicReads } from '../core/database/public-reads.js';
import { NotFound } from '../core/errors/domain-errors.js';
import { type Locale, LOCALES } from '../core/i18n/locales.js';
import { searchUrl } from '../products/listing/search.presenter.js';
import { route } from '../routes.js';
import type { SitemapEntry } from './sitemap-entry.js';
import { type RangeName, RANGES, PART_SIZE } from './sitemap-ranges.js';

const RANGE = /^(products|stores|blogs)-(0|[1-9]\d{0,5})$/;

const inBoth = (urlIn: (locale: Locale) => string): SitemapEntry => ({
  paths: Object.fromEntries(LOCALES.map((locale) => [locale, urlIn(locale)])),
});

/** Public pages under their canonical URLs. */
@Injectable()
export class SitemapService {
  constructor(
    private readonly reads: PublicReads,
    private readonly categories: CategoriesService,
    private readonly articles: ArticlesService,
  ) {}

  /** Names of the parts, each of at most 50 000 URLs. */
  async parts(): Promise<string[]> {
    const ranges = Object.keys(RANGES) as RangeName[];
    const numbered = await Promise.all(
      ranges.map(async (name) => (await RANGES[name].parts(this.reads)).map((part) => `${name}-${part}`)),
    );
    return ['pages', 'categories', ...numbered.flat()];
  }

  /**
   * The entries of one part, read while they are consumed.
   * @throws NotFound for an invalid name
   */
  entries(part: string): AsyncIterable<SitemapEntry[]> {
    if (part === 'pages') return this.singlePages();
    if (part === 'categories') return this.visibleCategories();
    const [, name, number] = RANGE.exec(part) ?? [];
    if (!name) throw new NotFound();
    return RANGES[name as RangeName].entries(this.reads, Number(number));
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

  private async *visibleCategories(): AsyncGenerator<SitemapEntry[]> {
    const tree = await this.categories.tree();
    const shown = tree.rows.filter((row) => row.productCount > 0 && tree.isVisible(row));
    yield shown.slice(0, PART_SIZE).map((row) => ({
      paths: Object.fromEntries(
        LOCALES.filter((locale) => row.name[locale]).map((locale) => [
          locale,
          categoryUrl(tree, row, locale),
        ]),
      ),
    }));
  }
}
