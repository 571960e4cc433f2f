import type { CategoryRow } from '../categories/category-tree.js';
import type { NamedBrand, OpenText } from './catalogue-index/catalogue-index.js';
import type { ChosenValues } from './catalogue-index/filter-columns.js';
import type { QueryConstraints } from './query-constraints.js';

/** The filters that a query names by whole names; its other words are its term. */
export interface QueryFilters {
  category: CategoryRow | null;
  /** Keys. */
  brands: string[];
  companyIds: number[];
  /** Keys of values by definition. */
  attributes: Record<number, string[]>;
  values: ChosenValues[];
}

/** “book”, if the catalogue has only bookcases. */
export interface BegunWord {
  word: string;
  longer: string[];
}

/** The words of a text, and the names in it. */
export interface TextWords {
  words: { word: string; known: boolean; forms: string[]; longer: string[] }[];
  synonyms: string[];
  brands: NamedBrand[];
  /** Compounds of two neighbours that the catalogue has, folded. */
  compounds: string[];
}

/** A term after corrections. */
export interface CorrectedTerm extends Pick<TextWords, 'synonyms' | 'brands'> {
  text: string;
  begun: BegunWord[];
  /** Folded words and forms to be highlighted, also of synonyms. */
  marks: string[];
}

/** A parsed query. Every search starts with it: page, API, suggestions and assistant. */
export interface ParsedQuery {
  readonly typed: string;
  readonly constraints: Readonly<QueryConstraints>;
  /** null: its names are words of the term. */
  readonly filters: Readonly<QueryFilters> | null;
  /** The words that are neither constraints nor filters, as typed. */
  readonly term: string;
  /** The term after corrections: the words that are searched. */
  readonly text: string;
  readonly isCorrected: boolean;
  /**
   * The text for the index: terms with alternatives, phrases, exclusions and boosts. null: no words are searched, and
   * everything is listed.
   */
  readonly search: OpenText | null;
  /** How many offers match the text, without any filters. */
  readonly found: number;
  /** Words, as typed, that no hit has. */
  readonly missing: readonly string[];
  /** Words that some hits have, and no hit all of them. */
  readonly scattered: readonly string[];
  /** Words that no offer has in any form, with longer words of hits that begin with them. */
  readonly begun: readonly BegunWord[];
  /** The synonyms that are searched for as well. */
  readonly synonyms: readonly string[];
  /** Folded words, and other forms of them, to be highlighted. */
  readonly marks: readonly string[];
  /** Recognised in the text, the most likely first. */
  readonly categoryIds: readonly number[];
  /** Categories with words that no hit has, or their synonyms, in their names. */
  readonly nearestIds: readonly number[];
  /** Recognised in the text, the longest name first. */
  readonly brands: readonly NamedBrand[];
}
