import { Injectable } from '@nestjs/common';
import { CategoriesService } from '../../categories/categories.service.js';
import { Unavailable } from '../../core/errors/domain-errors.js';
import { foldText } from '../../core/i18n/fold-text.js';
import { truncateText } from '../../core/text/truncate-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { Texts } from '../../core/i18n/texts.js';
import { searchCriteria } from '../../products/filters/search-criteria.js';
import { searchUrl } from '../../products/listing/search.presenter.js';
import { ProductsService } from '../../products/reading/products.service.js';
import { SearchCompletions } from '../../search/search-completions.js';
import type { ParsedQuery } from '../../search/parsed-query.js';
import type { QueryConstraints } from '../../search/query-constraints.js';
import { hasAllWords, QueryParser } from '../../search/query-parser.js';
import { SearchExamples } from './search-examples.js';
import { categoriesNamed } from './categories-named.js';
import { toBrand, toCategory, toProduct } from './suggestion.presenter.js';
import type { Suggestions } from './suggestions.props.js';

const MAX = { texts: 4, categories: 3, brands: 2, products: 5 };
/** A single letter matches too much. */
const MIN_LENGTH = 2;
const MAX_LENGTH = 100;
/** Completions after other words occur in so many of the best hits. */
const BEST_HITS = 60;

export const noSuggestions = (query: string): Suggestions => ({
  query,
  ...{ texts: [], categories: [], brands: [], products: [], marks: [] },
});

/** Suggestions for a text that is being typed. */
@Injectable()
export class SuggestionsService {
  constructor(
    private readonly parser: QueryParser,
    private readonly completions: SearchCompletions,
    private readonly products: ProductsService,
    private readonly categories: CategoriesService,
    private readonly translations: Texts,
    private readonly examples: SearchExamples,
  ) {}

  /** @param text the field's value; an empty one has examples, a short one no suggestions */
  async listSuggestions(text: string, locale: Locale): Promise<Suggestions> {
    if (!text.trim()) return { ...noSuggestions(''), texts: await this.examples.find(locale) };
    const { text: typed, constraints } = this.parser.constraintsIn(
      truncateText(text, MAX_LENGTH).trimStart(),
    );
    if (typed.trim().length < MIN_LENGTH) return noSuggestions(text);
    try {
      return await this.suggest(text, typed, constraints, locale);
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      // the categories are known without the index
      const categories = await this.categoriesOf({ text: typed, categoryIds: [] }, locale);
      return { ...noSuggestions(text), categories };
    }
  }

  private async suggest(
    text: string,
    typed: string,
    constraints: QueryConstraints,
    locale: Locale,
  ): Promise<Suggestions> {
    const read = await this.read(typed, constraints, locale);
    const isFound = read.found.length > 0 && hasAllWords(read.parsed);
    // an unfinished text may become another word
    const best = isFound || !read.texts.length ? read : await this.read(read.texts[0]!, constraints, locale);
    const [brands, categories] = await Promise.all([
      this.completions.brands(best.parsed.text, MAX.brands),
      this.categoriesOf(best.parsed, locale),
    ]);
    // a category replaces the text that equals its name
    const named = new Set(categories.map(({ name }) => foldText(name.text)));
    const texts = read.texts.filter((each) => !named.has(foldText(each)));
    return {
      query: text,
      texts: texts.map((each) => ({ text: each, url: searchUrl(each, locale, { ...constraints }) })),
      categories,
      brands: brands.map((brand) => toBrand(brand, locale)),
      products: (await this.products.cards(best.found.slice(0, MAX.products))).map((card) =>
        toProduct(card, locale, this.translations.translator(locale)),
      ),
      marks: [...best.parsed.marks],
    };
  }

  /** The interpretation of a text, its best hits within the constraints, and its completions. */
  private async read(text: string, stated: QueryConstraints, locale: Locale) {
    const parsed = await this.parser.parse(text, locale, { constraints: false, filters: false, stated });
    const { sort, ...criteria } = searchCriteria(parsed, {});
    const { found } = await this.products.open(criteria).page({ sort, page: 1, pageSize: BEST_HITS, locale });
    const offerIds = found.map(({ offerId }) => offerId);
    return { parsed, found, texts: await this.texts(parsed, locale, offerIds) };
  }

  private async texts(parsed: ParsedQuery, locale: Locale, offerIds: number[]): Promise<string[]> {
    const { text, isCorrected } = parsed;
    const completed = await this.completions.words(text, locale, offerIds, MAX.texts);
    // texts without a hit as a whole, or with an unfinished word, are not suggested
    const isMeant =
      isCorrected && offerIds.length && hasAllWords(parsed) && (await this.completions.isWhole(text));
    return [...new Set([...(isMeant ? [text.trim()] : []), ...completed])].slice(0, MAX.texts);
  }

  private async categoriesOf(
    { text, categoryIds }: Pick<ParsedQuery, 'text' | 'categoryIds'>,
    locale: Locale,
  ) {
    const tree = await this.categories.tree();
    return categoriesNamed(tree, text, categoryIds)
      .slice(0, MAX.categories)
      .map((row) => toCategory(tree, row, locale));
  }
}
