/**
 * Where words stand: in the name, the codes or the EAN of an offer, or in the name of what it is filed under.
 * `categoryId`: the id of a category, in place of a word.
 */
export type SearchField =
  | 'name'
  | 'code'
  | 'ean'
  | 'brand'
  | 'category'
  | 'value'
  | 'attribute'
  | 'store'
  | 'categoryId';

/** One of some folded words, in a field. */
export interface WordTerm {
  field: SearchField;
  any: string[];
}

/**
 * Folded words beside each other and in their order, in one text of a field: the name in one language, or the name in
 * one language of one category, value and so on. Measures are no words here: names have them as they are written.
 */
export interface PhraseTerm {
  field: Exclude<SearchField, 'code' | 'ean' | 'categoryId'>;
  phrase: string[];
}

export type Term = WordTerm | PhraseTerm;

/** All of its terms; what that is worth. */
export interface Alternative {
  all: Term[];
  /** 1 to 255. */
  weight: number;
}

/** What one word of a text stands for: an offer has it when any alternative fits; the best one counts. */
export interface Concept {
  /** As it was written. */
  text: string;
  alternatives: Alternative[];
}

/**
 * A text as an index is asked for it. The relevance of an offer is a whole number: the sum over the concepts of the
 * weight of the best alternative that fits, and over the boosts likewise. That of a card is the highest of its offers
 * that match.
 */
export interface TextQuestion {
  /** An offer has to have all of them; where none has and the text is not strict, as many as any offer has. */
  concepts: Concept[];
  isStrict: boolean;
  /** What an offer must not have. */
  excluded: Term[];
  /** What makes it fit better. */
  boosts: Alternative[];
}
