import { foldText } from '../../core/i18n/fold-text.js';

export const BLOCK_REASONS = ['adult', 'nicotine', 'weapons', 'other'] as const;
export type BlockReason = (typeof BLOCK_REASONS)[number];

/** Offers that it matches are not shown to visitors. */
export interface BlockedTerm {
  id: number;
  term: string;
  reason: BlockReason;
  /** Further forms of its words, and other words for the same. */
  forms: string[];
  /** Google's categories with their branches: numbers, or paths. */
  google: string[];
  /** Matches items that their feed marks as adult. */
  adult: boolean;
  /** It matches names of products, not only of categories. */
  inNames: boolean;
  /** Words of categories, or of the name, with which it matches nothing. */
  exceptions: string[];
}

/** The places where a term matches, the most reliable first. */
export const PLACES = ['google', 'adult', 'category', 'name'] as const;
export type Place = (typeof PLACES)[number];

/** A term that matches an offer. */
export interface TermMatch {
  termId: number;
  term: string;
  reason: BlockReason;
  place: Place;
  /** The category or name; empty for `adult`. */
  text: string;
}

/** A feed's statements about the category of an item. */
export interface FeedCategory {
  /** From the root down; may be empty. */
  path: string[];
  /** Number or path in Google's taxonomy; empty: not stated. */
  google: string;
  adult: boolean;
}

/** The words of a term, a category or a name, for comparisons. */
export const termWords = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
