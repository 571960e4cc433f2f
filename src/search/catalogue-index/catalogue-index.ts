import type { Locale } from '../../core/i18n/locales.js';
import type { FilterCounts } from './filter-counts.js';
import type { TextQuestion } from './text-question.js';

export type IndexSort = 'popular' | 'relevance' | 'newest' | 'price' | '-price' | 'total' | 'name';

/** Values of an attribute, of which an offer has to have one. */
export interface ChosenValues {
  definitionId: number;
  valueIds: number[];
}

/**
 * What a list shows. All of it holds for one and the same offer. Money in cents; a price in a foreign currency is within
 * no bounds.
 */
export interface IndexQuestion {
  text?: TextQuestion;
  /** Code of KIND_CODES. Left out: products and services. */
  kind?: number;
  /** Itself and all below it. */
  categoryId?: number;
  storeId?: number;
  /** What is listed and counted: the offers of one store are not joined to cards. */
  unit: 'card' | 'offer';
  /** Code of CONDITION_CODES. */
  condition?: number;
  /** 8 to 14 digits. */
  ean?: string;
  /** These offers alone. */
  offerIds?: number[];
  filters: IndexFilters;
}

/** What is chosen in groups of filters; each group is counted as if nothing were chosen in it. */
export interface IndexFilters {
  /** Code of KIND_CODES. */
  kind?: number;
  /** Keys, one of them. */
  brands?: string[];
  companyIds?: number[];
  priceFromCents?: number;
  priceToCents?: number;
  inStock?: boolean;
  discounted?: boolean;
  attributes?: ChosenValues[];
}

/** Which page of a list. */
export interface IndexPage {
  sort: IndexSort;
  /** The language of names, for their order. */
  locale: Locale;
  /** As the page before gave it; then `page` is ignored. */
  cursor?: string;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** A card with the offer that it shows: of those that match the cheapest, of equals what is in stock, then the oldest. */
export interface FoundCard {
  /** The canonical offer of the shown offer's group: the card leads to its page. */
  entryId: number;
  offerId: number;
}

export interface FoundPage {
  found: FoundCard[];
  /** null: this is the last page. */
  nextCursor: string | null;
}

/** What is counted beside the groups that every list has. */
export interface Counted {
  /** null: all categories. */
  categoryIds: number[] | null;
  /** Attributes by their definitions. */
  definitionIds: number[];
}

/** How much of a text the index has. */
export interface Matched {
  /** Offers that have all that is required, or, where none has, as much of it as any has. */
  offers: number;
  /** Of a text that is not strict the places of the concepts that none of these has. */
  missing: number[];
  /** The places of those that some of these have, and none has together. */
  scattered: number[];
}

/** `short of memory`: it answers, but has hardly room for more offers. `cannot be reached`: it cannot answer now. */
export type IndexHealth = 'ok' | 'short of memory' | 'cannot be reached';

/**
 * Answers which cards a list shows, in which order, and how many there are of each filter. Every answer is exact: as of
 * what the database had committed when the question began, or from an engine of its own some seconds before. Two cards
 * are never equal in order: the id decides. What cannot be answered now is Unavailable; no answer is a part of one.
 */
export abstract class CatalogueIndex {
  /** @throws Malformed for a cursor of another list */
  abstract page(question: IndexQuestion, page: IndexPage): Promise<FoundPage>;

  /** How many cards the list has, or offers. */
  abstract count(question: IndexQuestion): Promise<number>;

  abstract counts(question: IndexQuestion, counted: Counted): Promise<FilterCounts>;

  abstract matched(text: TextQuestion): Promise<Matched>;

  abstract vocabulary(): Promise<VocabularyReader>;

  /** Answers when lists can be answered, or why they cannot. */
  abstract check(): Promise<IndexHealth>;
}

/** The words of the catalogue, as of one moment. */
export interface VocabularyReader {
  /**
   * @param look only asks for words, and answers the same for the same ones: an index that has to fetch them asks again
   * until it knows all that is needed
   */
  read<Result>(look: (vocabulary: Vocabulary) => Result): Promise<Result>;
}

/** A word of the catalogue. */
export interface KnownWord {
  word: string;
  /** With diacritics. */
  label: string;
  stem: string;
  /** How many offers have it, roughly: decides what is suggested first. */
  uses: number;
  /** Whether it stands in names of these languages, or is the name of something. */
  inSl: boolean;
  inEn: boolean;
}

/** What is named by words. */
export interface NamedBrand {
  key: string;
  name: string;
}

/** The words of visible offers, and of what they are filed under. */
export interface Vocabulary {
  find(word: string): KnownWord | undefined;
  /** Words with this stem, the most used first. */
  withStem(stem: string): KnownWord[];
  /** Words that begin so, the most used first. */
  beginningWith(beginning: string): KnownWord[];
  /** Words of letters that differ by a few letters at most. */
  like(word: string, mistakes: number): KnownWord[];
  withStemLike(stem: string, mistakes: number): KnownWord[];
  /** Whether an offer has a code of which this is a part, or the whole without signs. */
  hasCode(word: string): boolean;
  /** Brands with visible products whose folded name is this, or begins so. */
  brandsNamed(name: string): NamedBrand[];
  brandsBeginning(beginning: string): NamedBrand[];
  /** How often words with a beginning stand in some offers. */
  usesIn(beginning: string, offerIds: number[]): Map<string, number>;
}
