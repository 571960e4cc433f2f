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
/** Examples take several searches. */
const LIFETIME_MS = 10 * 60_000;

interface Kept {
  /** Offers of the rows. */
  offers: string;
  until: number;
  examples: Promise<SearchExample[]>;
}

/** Searches that visitors can try. */
@Injectable()
export class SearchExamples {
  private readonly kept = new Map<Locale, Kept>();

  constructor(
    private readonly rows: FeaturedRows,
    private readonly parser: QueryParser,
    private readonly products: ProductsService,
    private readonly texts: Texts,
  ) {}

  /** @param rows of products that the searches find; missing: the rows of the home page */
  async find(locale: Locale, rows?: CardRow[][]): Promise<SearchExample[]> {
    const kept = this.kept.get(locale);
    const isFresh = kept && Date.now() < kept.until && (!rows || offersOf(rows) === kept.offers);
    if (isFresh) return kept.examples;
    const shown = rows ?? (await this.rows.show()).map(({ cards }) => cards);
    const examples = searchExamples(shown, locale, this.texts, (query) => this.isUseful(query, locale));
    this.kept.set(locale, { offers: offersOf(shown), until: Date.now() + LIFETIME_MS, examples });
    // the next visit tries again
    examples.catch(() => this.kept.delete(locale));
    return examples;
  }

  /** Whether several products have all words. */
  private async isUseful(query: string, locale: Locale): Promise<boolean> {
    const parsed = await this.parser.parse(query, locale);
    const { sort: _, ...criteria } = searchCriteria(parsed, {});
    return hasAllWords(parsed) && (await this.products.open(criteria).count()) >= MIN_HITS;
  }
}

const offersOf = (rows: CardRow[][]) =>
  rows
    .flat()
    .map(({ offerId }) => offerId)
    .join();
