import { Injectable } from '@nestjs/common';
import type { Locale } from '../../core/i18n/locales.js';
import { Texts } from '../../core/i18n/texts.js';
import { searchCriteria } from '../../products/filters/search-criteria.js';
import { FeaturedRows } from '../../products/reading/featured-rows.js';
import { ProductsService } from '../../products/reading/products.service.js';
import type { CardRow } from '../../products/products.statements.js';
import { hasAllWords, QueryParser } from '../../search/query-parser.js';
import { type SearchExample, searchExamples } from './search-example.js';

const MIN_HITS = 3;

/** Searches that visitors can try. */
@Injectable()
export class SearchExamples {
  constructor(
    private readonly rows: FeaturedRows,
    private readonly parser: QueryParser,
    private readonly products: ProductsService,
    private readonly texts: Texts,
  ) {}

  /** @param rows of products that the searches find; missing: the rows of the home page */
  async find(locale: Locale, rows?: CardRow[][]): Promise<SearchExample[]> {
    const shown = rows ?? (await this.rows.show()).map(({ cards }) => cards);
    return searchExamples(shown, locale, this.texts, (query) => this.isUseful(query, locale));
  }

  /** Whether several products have all words. */
  private async isUseful(query: string, locale: Locale): Promise<boolean> {
    const parsed = await this.parser.parse(query, locale);
    const { sort: _, ...criteria } = searchCriteria(parsed, {});
    return hasAllWords(parsed) && (await this.products.open(criteria).count()) >= MIN_HITS;
  }
}
