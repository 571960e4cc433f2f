import { Injectable } from '@nestjs/common';
import { CategoriesService } from '../../categories/categories.service.js';
import { truncateText } from '../../core/text/truncate-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { SuggestedProducts } from '../../products/reading/suggested-products.js';
import { searchUrl } from '../../products/listing/understood.presenter.js';
import { readSearch } from '../../search/price-words.js';
import { SearchCompletions } from '../../search/search-completions.js';
import { SearchUnderstanding, type Understood } from '../../search/search-understanding.js';
import { categoriesNamed } from './categories-named.js';
import { toBrand, toCategory, toProduct } from './suggestion.presenter.js';
import type { Suggestions } from './suggestions.props.js';

const MAX = { texts: 4, categories: 3, brands: 2, products: 5 };
/** A single letter matches too much. */
const MIN_LENGTH = 2;
const MAX_LENGTH = 100;

/** Suggestions for a text that is being typed. */
@Injectable()
export class SuggestionsService {
  constructor(
    private readonly understanding: SearchUnderstanding,
    private readonly completions: SearchCompletions,
    private readonly products: SuggestedProducts,
    private readonly categories: CategoriesService,
  ) {}

  /** @param text the field's value; a short one has no suggestions */
  async of(text: string, locale: Locale): Promise<Suggestions> {
    const { text: typed, ...prices } = readSearch(truncateText(text, MAX_LENGTH).trimStart());
    if (typed.trim().length < MIN_LENGTH)
      return { query: text, texts: [], categories: [], brands: [], products: [], marks: [] };
    const understood = await this.understanding.understand(typed, locale);
    const { query, text: question } = understood;
    const [found, brands, categories] = await Promise.all([
      this.products.find(question, locale, MAX.products),
      this.completions.brands(query, MAX.brands),
      this.categoriesOf(understood, locale),
    ]);
    const texts = await this.texts(understood, locale, found.offerIds);
    return {
      query: text,
      texts: texts.map((each) => ({ text: each, url: searchUrl(each, locale, prices) })),
      categories,
      brands: brands.map((brand) => toBrand(brand, locale)),
      products: found.cards.map((card) => toProduct(card, locale)),
      marks: understood.words,
    };
  }

  private async texts(
    { query, corrected, missing }: Understood,
    locale: Locale,
    offerIds: number[],
  ): Promise<string[]> {
    const completed = await this.completions.words(query, locale, offerIds, MAX.texts);
    // a correction that nothing has as a whole is not suggested
    const meant = corrected && offerIds.length && !missing.length ? [query.trim()] : [];
    return [...new Set([...meant, ...completed])].slice(0, MAX.texts);
  }

  private async categoriesOf({ query, categoryIds }: Understood, locale: Locale) {
    const tree = await this.categories.tree();
    return categoriesNamed(tree, query, categoryIds)
      .slice(0, MAX.categories)
      .map((row) => toCategory(tree, row, locale));
  }
}
