/**
 * The searched fields of an offer: its name, codes and EAN, and the names of its brand, categories, values, attributes and
 * store. `categoryId` and `valueId` have ids in place of words.
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
  | 'categoryId'
  | 'valueId';

/** A field with one of some folded words. */
export interface WordTerm {
  field: SearchField;
  any: string[];
}

/**
 * A field with a phrase of folded words, in one text: the name in one language, or the name in one language of one
 * category, value and so on. Measures are not normalised in phrases.
 */
export interface PhraseTerm {
  field: Exclude<SearchField, 'code' | 'ean' | 'categoryId' | 'valueId'>;
  phrase: string[];
}

/** A name, or the name of a brand, with a word that has the prefix. */
export interface PrefixTerm {
  field: 'name' | 'brand';
  prefix: string;
}

export type Term = WordTerm | PhraseTerm | PrefixTerm;

export const MAX_WEIGHT = 255;

/** All of its terms match; with its weight. */
export interface Alternative {
  all: Term[];
  /** 1 to `MAX_WEIGHT`. */
  weight: number;
}

/** One field with one of the words. */
export const alternative = (field: SearchField, any: string[], weight: number): Alternative => ({
  all: [{ field, any }],
  weight,
});

export const inCategories = (ids: number[]): Term => ({ field: 'categoryId', any: ids.map(String) });

/** Alternatives whose values must be in the categories. Without categories: all of them. */
export const withValuesIn = (categoryIds: number[], alternatives: Alternative[]): Alternative[] =>
  alternatives.map(({ all, weight }) => {
    const isLimited = categoryIds.length > 0 && all.some(({ field }) => field === 'value');
    return { all: isLimited ? [...all, inCategories(categoryIds)] : all, weight };
  });

/** The alternatives of one word or phrase of a query: any of them matches; the one with the highest weight counts. */
export interface Concept {
  /** The words that the person typed. */
  text: string;
  alternatives: Alternative[];
  /** The topic of the query: relaxation keeps it if any offer has it. */
  isTopic?: true;
}

/** A concept that does not match by these fields. */
export const withoutFields = ({ text, alternatives }: Concept, fields: SearchField[]): Concept => ({
  text,
  alternatives: alternatives.filter(({ all }) => !all.some(({ field }) => fields.includes(field))),
});

/** The weight of a concept in relaxation: the topic's is higher than all others together. */
export const countOf = ({ isTopic }: Concept, { concepts }: Pick<TextQuery, 'concepts'>): number =>
  isTopic ? concepts.length : 1;

/** The count of an offer with all concepts. */
export const wholeCount = (text: Pick<TextQuery, 'concepts'>): number =>
  text.concepts.reduce((sum, concept) => sum + countOf(concept, text), 0);

/**
 * A query for the index. An offer's relevance is an integer: each concept's best alternative adds its weight,
 * and each matching boost its own. A card has the highest relevance among its matching offers.
 */
export interface TextQuery {
  /** An offer has all of them; without such an offer, unless it is strict, as many as any offer has, the topic first (relaxation). */
  concepts: Concept[];
  isStrict: boolean;
  /** Terms that an offer does not have. */
  excluded: Term[];
  /** Raise the relevance without being required. */
  boosts: Alternative[];
}

/** Offers that match all of these. */
export const allOf = (concepts: Concept[]): TextQuery => ({
  concepts,
  isStrict: true,
  excluded: [],
  boosts: [],
});

/** The query with more concepts and exclusions; strict if one of both is. */
export const withMore = (
  query: TextQuery,
  { concepts = [], excluded = [], isStrict = false }: Partial<Omit<TextQuery, 'boosts'>>,
): TextQuery => ({
  ...query,
  isStrict: query.isStrict || isStrict,
  concepts: [...query.concepts, ...concepts],
  excluded: [...query.excluded, ...excluded],
});
