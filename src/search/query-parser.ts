import { Injectable } from '@nestjs/common';
import { CategoriesService } from '../categories/categories.service.js';
import type { CategoryTree } from '../categories/category-tree.js';
import { foldText } from '../core/i18n/fold-text.js';
import type { Locale } from '../core/i18n/locales.js';
import { AttributeChoices } from './attribute-choices.js';
import { CatalogueIndex, type OpenText } from './catalogue-index/catalogue-index.js';
import { allOf, type SearchField, type TextQuery } from './catalogue-index/text-query.js';
import { FilterFinder, type FoundFilters } from './filter-finder.js';
import {
  categoriesNear,
  categoriesOfTopic,
  type CategoryNames,
  meantProductCategories,
  namesBranch,
  namesOf,
  partsOfText,
  topicOf,
} from './named-categories.js';
import type { ParsedQuery } from './parsed-query.js';
import { extractConstraints, type QueryConstraints } from './query-constraints.js';
import { QueryReader } from './query-reader.js';
import { SynonymDictionaries, SynonymDictionary } from './synonyms/synonym-dictionaries.js';
import { boundsIn, DIGIT } from './words/amount-bounds.js';
import { isGeneral, isGift } from './words/stop-words.js';
import { includedText, isPlain, negationsIn, withoutNegations } from './words/query-syntax.js';
import { foldedWords } from './words/text-words.js';

/** Whether the hits have all words of the query. */
export const hasAllWords = ({ missing, scattered }: ParsedQuery): boolean =>
  missing.length + scattered.length === 0;

interface ParseOptions {
  /** The words as typed: no constraints, filters, corrections or synonyms; a hit has all of them. */
  literal?: boolean;
  /** false: constraints remain words, for example in the term of an address, whose filters contain them. */
  constraints?: boolean;
  /** More constraints than the query states. */
  stated?: QueryConstraints;
  /** false: names stay words. */
  filters?: boolean;
  /**
   * Category of the list: hits with the query's values in it come first. Missing: the category that the query
   * names.
   */
  categoryId?: number;
}

const DESCRIBING: ReadonlySet<SearchField> = new Set(['value', 'valueId', 'attribute']);

/** Parses queries: only this class turns a text into a search. */
@Injectable()
export class QueryParser {
  constructor(
    private readonly index: CatalogueIndex,
    private readonly attributes: AttributeChoices,
    private readonly synonyms: SynonymDictionaries,
    private readonly categories: CategoriesService,
  ) {}

  /** @param locale of the page and of the synonyms */
  async parse(typed: string, locale: Locale, options: ParseOptions = {}): Promise<ParsedQuery> {
    const { literal = false, filters = !literal } = options;
    const hasConstraints = options.constraints ?? !literal;
    const own = hasConstraints ? this.constraintsIn(typed) : { constraints: {}, text: typed };
    const { text } = own;
    const constraints = { ...own.constraints, ...options.stated };
    if (!text.trim()) return { ...NOTHING, typed, constraints };
    const parsed = await this.parseTerm(text, locale, { ...options, literal, filters });
    const isOfProducts = isAboutPrice(constraints) && (await this.namesProducts(parsed, locale));
    return {
      ...parsed,
      typed,
      constraints: isOfProducts ? { ...constraints, kind: 'product' } : constraints,
    };
  }

  /** The constraints of a query, and its text without them. */
  constraintsIn(typed: string): { constraints: QueryConstraints; text: string } {
    const { text, ...constraints } = extractConstraints(typed);
    return { constraints, text };
  }

  /** Whether the words that are no filters name a category of products. */
  private async namesProducts({ text, filters }: ParsedQuery, locale: Locale): Promise<boolean> {
    if (filters?.category) return false;
    const [tree, synonyms] = await Promise.all([this.categories.tree(), this.synonyms.getDictionary(locale)]);
    const named = { tree, synonyms, categories: [] };
    return meantProductCategories(text, named).length > 0 && topicOf(text, named) !== undefined;
  }

  private async parseTerm(term: string, locale: Locale, options: ParseOptions): Promise<ParsedQuery> {
    const { literal = false, filters, categoryId } = options;
    const tree = await this.categories.tree();
    const reader = await this.reader(locale, literal, tree);
    // a gift may be anything
    if (!(await reader.withoutVague(term))) return { ...NOTHING, term, text: term };
    const { text, ...read } = await reader.read(term);
    const categories = reader.categoriesIn(withoutNegations(text));
    const categoryIds = categories.map(({ id }) => id);
    const names = {
      text,
      tree,
      categories: categoryId === undefined ? categories : [{ id: categoryId, text }],
      brands: read.brands,
    };
    const hasBounds = DIGIT.test(term) && boundsIn(term, locale).length > 0;
    const finder =
      literal || !isPlain(term) || negationsIn(term).length || hasBounds
        ? null
        : new FilterFinder(this.index, this.attributes, names);
    const search = await reader.openText(text, await finder?.preferredValues());
    const matched = await matchedBy(search);
    const parsed = { ...NOTHING, ...read, ...matched, term, text, search, categoryIds };
    const named = filters && text === term && finder ? await this.filtersOf(finder, reader, parsed) : null;
    if (named) return this.parseRest(named, locale);
    const naming = { tree, synonyms: reader.context.synonyms };
    const isForGift = isForGifts(term, search.query);
    const isUnlike =
      parsed.missing.length > 0 && !isForGift && (await this.isUnlike(parsed, search.query, naming));
    const meant = isUnlike ? await this.withoutNear(parsed, search) : parsed;
    // a gift for a person may be anything
    if (!meant.found && isForGift)
      return { ...NOTHING, term, text: term, missing: search.query.concepts.map((concept) => concept.text) };
    const nearestIds = meant.found
      ? categoriesOfMissing(meant, naming)
      : categoriesNear(tree, [text, ...read.synonyms]);
    return { ...meant, ...withoutMissing(meant, naming), nearestIds, isCorrected: text !== term };
  }

  /**
   * Without near matches: “dog food” does not mean everything in the main category “Food and drink”, and “iphone 15”
   * no knives of 15 cm.
   */
  private async withoutNear(parsed: ParsedQuery, { query }: OpenText): Promise<ParsedQuery> {
    const search = this.index.openText({ ...query, isStrict: true });
    return { ...parsed, search, ...(await matchedBy(search)) };
  }

  /** Whether the offers with some of the words have little to do with the query. */
  private async isUnlike(parsed: ParsedQuery, query: TextQuery, naming: CategoryNames): Promise<boolean> {
    const missing = parsed.missing.map(foldText);
    // “gear” is of any kind
    if (missing.some(isGeneral)) return false;
    const { head, complement } = partsOfText(withoutNegations(includedText(parsed.text)));
    if (complement.length > 0 && head.every((word) => missing.includes(word))) return true;
    return this.isOnlyDescribed(parsed, query, naming);
  }

  /**
   * Whether the words that offers have are only main categories, numbers, values, names of values and beginnings of
   * longer words: none of them names a product.
   */
  private async isOnlyDescribed(
    { missing, categoryIds, brands, begun }: ParsedQuery,
    { concepts }: TextQuery,
    naming: CategoryNames,
  ): Promise<boolean> {
    const present = concepts.filter(({ text }) => !missing.includes(text) && !/^\d/.test(text));
    const named = present.filter(({ text }) => !namesBranch(foldText(text), naming));
    if (named.length > 0 && categoryIds.length + brands.length > 0) return false;
    const described = named.map(async ({ text, alternatives }) => {
      if (begun.some(({ word }) => word === foldText(text))) return true;
      const values = alternatives.filter(({ all }) => all.every(({ field }) => DESCRIBING.has(field)));
      const offers = this.index.openText(allOf([{ text, alternatives: values }]));
      return values.length > 0 && (await offers.countWhole()) > 0;
    });
    return (await Promise.all(described)).every(Boolean);
  }

  /** Filters in place of all words also if no offer has all of these. */
  private async filtersOf(finder: FilterFinder, reader: QueryReader, parsed: ParsedQuery) {
    if (!hasAllWords(parsed)) return finder.findUnmet();
    return parsed.found > 0 ? finder.find(await reader.openNames(parsed.text)) : null;
  }

  /** The words that are no filters. */
  private async parseRest({ remainder, ...filters }: FoundFilters, locale: Locale): Promise<ParsedQuery> {
    const options = { constraints: false, filters: false, categoryId: filters.category?.id };
    return { ...(await this.parse(remainder, locale, options)), filters };
  }

  private async reader(language: Locale, isStrict: boolean, tree: CategoryTree): Promise<QueryReader> {
    const [vocabulary, synonyms] = await Promise.all([
      this.index.vocabulary(),
      isStrict ? new SynonymDictionary() : this.synonyms.getDictionary(language),
    ]);
    return new QueryReader(this.index, vocabulary, tree, this.attributes, { language, synonyms, isStrict });
  }
}

/**
 * The categories of missing words that are in no name of the query's own categories. “Gear” and the like lead to the
 * categories of the topic.
 */
const categoriesOfMissing = ({ missing, text, categoryIds }: ParsedQuery, names: CategoryNames): number[] =>
  missing
    .map((word) =>
      isGeneral(word) ? categoriesOfTopic(text, names) : categoriesNear(names.tree, namesOf(word, names)),
    )
    .filter((ids) => !ids.some((id) => categoryIds.includes(id)))
    .flat();

/** No hit has a synonym of a missing word, or a longer word in its place. */
function withoutMissing({ missing, synonyms, begun }: ParsedQuery, names: CategoryNames) {
  const lost = namesOf(missing.join(' '), names);
  const words = missing.flatMap(foldedWords);
  return {
    synonyms: synonyms.filter((synonym) => !lost.includes(synonym)),
    begun: begun.filter(({ word }) => !words.includes(word)),
  };
}

/** Whether the text has a word for gifts that is not searched. */
const isForGifts = (text: string, { concepts }: TextQuery): boolean =>
  isPlain(text) &&
  foldedWords(text).some((word) => isGift(word) && !concepts.some((one) => foldText(one.text) === word));

const isAboutPrice = ({ priceFrom, priceTo, sort }: QueryConstraints) =>
  (priceFrom ?? priceTo ?? sort) !== undefined;

async function matchedBy(search: OpenText): Promise<Pick<ParsedQuery, 'found' | 'missing' | 'scattered'>> {
  const { offers, missing, scattered } = await search.matched();
  const textsAt = (ordinals: number[]) => ordinals.map((ordinal) => search.query.concepts[ordinal]!.text);
  return { found: offers, missing: textsAt(missing), scattered: textsAt(scattered) };
}

/** A query without words. */
const NOTHING: ParsedQuery = {
  typed: '',
  constraints: {},
  filters: null,
  term: '',
  text: '',
  isCorrected: false,
  search: null,
  found: 0,
  missing: [],
  scattered: [],
  begun: [],
  synonyms: [],
  marks: [],
  categoryIds: [],
  nearestIds: [],
  brands: [],
};
