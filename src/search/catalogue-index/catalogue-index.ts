import type { Locale } from '../../core/i18n/locales.js';
import type { FilterCounts } from './filter-counts.js';
import type { IndexFilters } from './filter-columns.js';
import type { IndexSort } from './list-orders.js';
import type { TextQuery } from './text-query.js';

/**
 * The constraints of a list, which a single offer meets all. Words, categories and values describe the product: all
 * offers of a group have them, or none. Money in cents; a price in a foreign currency is in no range.
 */
export interface IndexQuery {
  text?: TextQuery;
  /** Code of KIND_CODES. Left out: products and services. */
  kind?: number;
  /** Includes its subcategories. */
  categoryId?: number;
  storeId?: number;
  /** The listed and counted unit: in the list of one store, offers. */
  unit: 'card' | 'offer';
  /** 8 to 14 digits. */
  ean?: string;
  /** Only these offers. */
  offerIds?: number[];
  filters: IndexFilters;
}

/** A page of a list. */
export interface IndexPage {
  sort: IndexSort;
  /** The language of the order by name. */
  locale: Locale;
  /** Cursor of the previous page; then `page` is ignored. */
  cursor?: string;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** A card with the offer that it shows: of its matches the first one by `byChoice`. */
export interface FoundCard {
  /** The canonical offer of the group, to whose page the card links. */
  entryId: number;
  offerId: number;
  /**
   * Set in the order of totals: the lowest total that can be bought of its matches; `NO_PRICE_CENTS` if none is
   * known.
   */
  totalCents?: number;
}

export interface FoundPage {
  found: FoundCard[];
  /** null: this is the last page. */
  nextCursor: string | null;
}

/** The facets to count besides those that every list has. */
export interface Counted {
  /** null: all categories. */
  categoryIds: number[] | null;
  /** Attributes by their definitions. */
  definitionIds: number[];
}

/** How well a query matches. */
export interface Matched {
  /** The number of offers with all concepts, or, without any, with as many as any offer has. */
  offers: number;
  /** The places of the concepts that none of these offers has; empty for a strict query. */
  missing: number[];
  /** The places of the concepts that some of these offers have. */
  scattered: number[];
}

/** One list. Its page and its counts share the matches, which are found once. */
export interface OpenList {
  /** @throws Malformed for a cursor of another list */
  page(page: IndexPage): Promise<FoundPage>;
  /** The number of cards or offers of the list. */
  count(): Promise<number>;
  counts(counted: Counted): Promise<FilterCounts>;
}

/** One text. It is searched once, also for all lists that are opened with it. */
export interface OpenText {
  readonly query: TextQuery;
  /** The number of offers with all concepts. */
  countWhole(): Promise<number>;
  matched(): Promise<Matched>;
  /** Opens the list of the matches. */
  open(query: Omit<IndexQuery, 'text'>): OpenList;
}

/** `short of memory`: it answers, but has little room for more offers. `cannot be reached`: it cannot answer. */
export type IndexHealth = 'ok' | 'short of memory' | 'cannot be reached';

/**
 * Finds, sorts and counts the cards of a list. Answers are exact and complete, or fail with Unavailable. They
 * show the state committed when the query began; an external engine is some seconds behind. Equal cards are
 * sorted by id.
 */
export abstract class CatalogueIndex {
  abstract open(query: IndexQuery): OpenList;

  abstract openText(text: TextQuery): OpenText;

  abstract vocabulary(): Promise<VocabularyReader>;

  /** Whether lists can be answered. */
  abstract check(): Promise<IndexHealth>;
}

/** The words of the catalogue at one moment. */
export interface VocabularyReader {
  /**
   * @param look a pure function of the vocabulary: it is called again until all required words are fetched
   */
  read<Result>(look: (vocabulary: Vocabulary) => Result): Promise<Result>;
}

/** A word of the catalogue. */
export interface KnownWord {
  word: string;
  /** The spelling with diacritics. */
  label: string;
  stem: string;
  /** How many offers have it, roughly: ranks suggestions. */
  uses: number;
  /** Whether it occurs in product names in these languages, or in the name of a brand, category and so on. */
  inSl: boolean;
  inEn: boolean;
}

/** A brand, by its name. */
export interface NamedBrand {
  key: string;
  name: string;
}

/** Words of visible offers, and of their categories', brands', values' and stores' names. */
export interface Vocabulary {
  find(word: string): KnownWord | undefined;
  /** Words with this stem, the most used first. */
  withStem(stem: string): KnownWord[];
  hasPrefix(prefix: string): boolean;
  /** Words with the prefix, the most used first. */
  beginningWith(beginning: string): KnownWord[];
  /** Words of letters within an edit distance. */
  like(word: string, mistakes: number): KnownWord[];
  withStemLike(stem: string, mistakes: number): KnownWord[];
  /** Whether it is a token of an offer's code. */
  hasCode(word: string): boolean;
  /** Brands with visible products, by their folded name or its prefix. */
  brandsNamed(name: string): NamedBrand[];
  brandsBeginning(beginning: string): NamedBrand[];
  /** How many of some offers have each word with the prefix. */
  usesIn(beginning: string, offerIds: number[]): Map<string, number>;
}
