import { agesIn, withoutAges } from '../attributes/values/ages-in-text.js';
import { numberOf, withPersons } from '../attributes/values/number-words.js';
import type { Locale } from '../core/i18n/locales.js';
import type { Vocabulary } from './catalogue-index/catalogue-index.js';
import {
  type Alternative,
  alternative,
  type Concept,
  inCategories,
  MAX_WEIGHT,
  type SearchField,
  type Term,
  type TextQuery,
  withValuesIn,
} from './catalogue-index/text-query.js';
import { ageConcept, barcodeConcept, WHOLE_CODE } from './special-concepts.js';
import { type PreferredValues, valueBoosts } from './filter-finder.js';
import type { CategoryTree } from '../categories/category-tree.js';
import {
  categoriesOfKind,
  headOf,
  type NamedCategory,
  namesKind,
  namesServices,
  narrowedCategories,
  topicOf,
} from './named-categories.js';
import type { NamedKind } from './named-kinds.js';
import type { SynonymDictionary } from './synonyms/synonym-dictionaries.js';
import { barcodeForms, codesAround, halvesIn, splitCode } from './words/codes.js';
import { tokensOf } from './words/measures.js';
import { isQuoted, parseQuery } from './words/query-syntax.js';
import { lacksKind, withoutStopWords } from './words/stop-words.js';
import { foldedWords } from './words/text-words.js';
import { wordStem } from './words/word-stem.js';

/** So many different words of a query are searched. */
export const MAX_WORDS = 16;

const CATEGORY_NAME = 8;
/** The weight of a match by field: of the word itself, and of another form of it. */
const WEIGHTS: {
  field: Exclude<SearchField, 'categoryId' | 'valueId'>;
  exact: number;
  form?: number;
}[] = [
  { field: 'name', exact: 12, form: 10 },
  { field: 'brand', exact: 12, form: 10 },
  { field: 'code', exact: 12 },
  { field: 'ean', exact: 12 },
  { field: 'category', exact: CATEGORY_NAME, form: CATEGORY_NAME },
  { field: 'value', exact: 8, form: 8 },
  { field: 'store', exact: 8 },
  { field: 'attribute', exact: 1, form: 1 },
];
/** The weight of a longer word that begins with the word of the query. */
const PREFIX = 6;
/** A code in a name, written in another way than in the query. */
const NAMED_CODE = 20;
/** Below all exact matches; with the word itself in the name of a category, just above that alone. */
const SYNONYM = { exact: 3, form: 2, inCategory: 9 };
/** Added for the head of the query: it decides if no offer has all words. */
const HEAD = 2;
const COMPOUND = 12;
/** The category boost: more for a category that is the whole query, or its head. */
const CATEGORY = { whole: 8, first: 6, other: 3, synonym: 3 };
/** Added for products, so that a service comes first only if its name has more of the words. */
const PRODUCT = 7;
const POSSESSIVE = /(?<=\p{L})['’]s(?![\p{L}\d])/giu;

/** A query with its context. */
export interface QueryContext {
  text: string;
  language: Locale;
  synonyms: SynonymDictionary;
  tree: CategoryTree;
  categories: NamedCategory[];
  /** Categories that a synonym in place of a word names. */
  alike: NamedCategory[];
  /** A hit has all words. */
  isStrict: boolean;
  /** Words match as a whole, not as prefixes. */
  isComplete?: boolean;
  preferred?: PreferredValues;
  /** Ids of the values that suit each age of the text, in years, by lower bound: the nearest first. */
  suiting?: ReadonlyMap<number, number[][]>;
  /** Kinds of collective categories that the query names. */
  kinds: NamedKind[];
  /** The main categories of products, if these are meant rather than services; else none. */
  productCategories: number[];
}

/** Translates a query for the index. */
export function toTextQuery(query: QueryContext, vocabulary: Vocabulary): TextQuery {
  const { text, categories, isStrict, productCategories } = query;
  const { bare, phrases, excluded, excludedPhrases } = parseQuery(text);
  const whole = categories.filter(({ isWhole }) => isWhole);
  const product = productCategories.length ? PRODUCT : 0;
  const concepts = [
    ...wordConcepts(bare, query, vocabulary),
    ...phrases.map((phrase) => phraseConcept(phrase, vocabulary)),
  ];
  return {
    concepts: concepts.slice(0, MAX_WORDS),
    excluded: [
      ...excluded.flatMap(foldedWords).flatMap((word) => inNames({ any: allForms(word, vocabulary) })),
      ...excludedPhrases.flatMap((phrase) => inNames({ phrase: foldedWords(phrase) })),
    ],
    boosts: [
      ...(query.preferred ? valueBoosts(query.preferred, product) : []),
      ...(product ? [{ all: [inCategories(productCategories)], weight: product }] : []),
      ...(whole.length ? whole : categories).map(({ id }, place) => ({
        all: [inCategories([id])],
        weight: product + (whole.length ? CATEGORY.whole : place === 0 ? CATEGORY.first : CATEGORY.other),
      })),
      ...query.alike.map(({ id }) => ({ all: [inCategories([id])], weight: product + CATEGORY.synonym })),
    ],
    isStrict: isStrict || isQuoted(text) || isOfUnknownKind(bare, query, vocabulary),
  };
}

/** Whether the catalogue lacks the word for the kind of a machine: other machines are not close to it. */
const isOfUnknownKind = (bare: string, { synonyms }: QueryContext, vocabulary: Vocabulary): boolean =>
  lacksKind(
    foldedWords(withoutStopWords(bare)),
    (word) =>
      formsOf(word, vocabulary).length > 0 ||
      vocabulary.hasPrefix(word) ||
      synonyms.expand([word]).length > 0,
  );

const inNames = (words: { any: string[] } | { phrase: string[] }): Term[] =>
  (['name', 'brand', 'value'] as const).map((field) => ({ field, ...words }));

function wordConcepts(typed: string, query: QueryContext, vocabulary: Vocabulary): Concept[] {
  const ages = agesIn(typed).filter(({ years }) => query.suiting?.get(years)?.length);
  // the s of women's is no size
  const bare = withPersons(withoutAges(typed, ages), query.language).replace(POSSESSIVE, '');
  const barcode = barcodeForms(bare.trim());
  if (barcode) return [barcodeConcept(bare.trim(), barcode)];
  const tokens = tokensOf(withoutStopWords(bare) || bare, query.language);
  const distinct = [...new Map(tokens.map((token) => [token.word, token])).values()].slice(0, MAX_WORDS);
  const words = distinct.map(({ word }) => word);
  const expansions = query.synonyms.expand(words);
  const head = headOf(bare);
  const topic = topicOf(bare, query);
  const codeAlternatives = alternativesOfCodes(bare, vocabulary);
  const ofWords = distinct.map(({ text, word, code }, place) => {
    const number = numberOf(word, query.language);
    const synonyms = expansions.filter(({ start, end }) => place >= start && place < end);
    const meanings = [word, ...synonyms.map(({ synonym }) => synonym)];
    const kinds = query.kinds.filter((kind) => kind.word === word);
    const ofKinds = kinds.map(({ categoryId }) => categoryId);
    const narrowed = narrowedCategories(query.tree, meanings, query.categories, ofKinds);
    const alternatives = [
      ...(word.startsWith('#')
        ? [alternative('name', [word], 12), alternative('value', [word], 10)]
        : wordAlternatives(
            word,
            query.isComplete === true ||
              isCompleteAt(words, place) ||
              namesKind(word, query) ||
              isForeign(word, query.language, vocabulary),
            vocabulary,
          )),
      ...compoundAlternatives(words, place, vocabulary),
      ...(number ? wordAlternatives(String(number), true, vocabulary) : []),
      ...(code ? [alternative('code', [code], WHOLE_CODE)] : []),
      ...codeAlternatives(word),
      ...kinds.map(({ categoryId, names }) => ({
        all: [inCategories([categoryId]), { field: 'name' as const, any: names }],
        weight: CATEGORY_NAME,
      })),
      ...synonyms.flatMap(({ synonym }) => synonymAlternatives(synonym, word, vocabulary)),
    ];
    const more = word === head ? HEAD : 0;
    // the other words name the thing to repair
    const most = words.length > 1 && namesServices(word, query) ? CATEGORY_NAME : MAX_WEIGHT;
    // a service that is booked by phone is not about phones
    const kept = withValuesIn(
      categoriesOfKind(word, query),
      narrowed ? inNarrowed(alternatives, narrowed) : alternatives,
    );
    const weighed = kept.map(({ all, weight }) => ({ all, weight: Math.min(weight, most) + more }));
    return { text, alternatives: weighed, ...(word === topic && { isTopic: true as const }) };
  });
  return [...ofWords, ...ages.map((age) => ageConcept(typed, age, query.suiting!.get(age.years)!))];
}

/** These categories in place of all that have the word. */
const inNarrowed = (alternatives: Alternative[], categoryIds: number[]): Alternative[] => [
  ...alternatives.filter(({ all }) => all.length > 1 || all[0]!.field !== 'category'),
  ...(categoryIds.length ? [{ all: [inCategories(categoryIds)], weight: CATEGORY_NAME }] : []),
];

/**
 * Returns a function that gives the alternatives of a word: codes that contain it, the parts of it if it is a
 * code, and halves written the other way.
 */
function alternativesOfCodes(bare: string, vocabulary: Vocabulary): (word: string) => Alternative[] {
  const around = codesAround(foldedWords(bare.replaceAll('×', ' x ')));
  const halves = halvesIn(bare);
  return (word) => {
    const codes = around.get(word) ?? [];
    const known = codes.filter((code) => vocabulary.hasCode(code));
    const named = codes.filter((code) => vocabulary.find(code));
    const parted = splitCode(word).filter((parts) => parts.every((part) => vocabulary.find(part)));
    const half = halves.get(word);
    return [
      ...(known.length ? [alternative('code', known, WHOLE_CODE)] : []),
      ...(named.length ? [alternative('name', named, NAMED_CODE)] : []),
      ...parted.map((phrase): Alternative => ({ all: [{ field: 'name', phrase }], weight: NAMED_CODE })),
      ...(half ? inNames({ phrase: half }).map((term) => ({ all: [term], weight: NAMED_CODE })) : []),
    ];
  };
}

/** Compounds of the word with the one before or after it that the catalogue has. */
function compoundAlternatives(words: string[], place: number, vocabulary: Vocabulary): Alternative[] {
  return [words.slice(place - 1, place + 1), words.slice(place, place + 2)]
    .filter((pair) => pair.length === 2 && pair.every((word) => /^\p{L}{3,}$/u.test(word)))
    .map((pair) => formsOf(pair.join(''), vocabulary))
    .filter((forms) => forms.length > 0)
    .flatMap((forms) =>
      (['name', 'category', 'value'] as const).map((field) => alternative(field, forms, COMPOUND)),
    );
}

/** One or two characters before another word, and a number before a number, are no prefixes. */
function isCompleteAt(words: string[], place: number): boolean {
  const [word, next] = [words[place]!, words[place + 1]];
  if (next === undefined) return false;
  return word.length <= 2 || (/^\d+$/.test(word) && /^\d+$/.test(next));
}

/** Whether only words of other languages begin so: “men” is no »menjava«. */
const isForeign = (word: string, language: Locale, vocabulary: Vocabulary): boolean =>
  /^\p{L}{3,}$/u.test(word) &&
  vocabulary.hasPrefix(word) &&
  vocabulary.beginningWith(word).every(({ inSl, inEn }) => !(language === 'sl' ? inSl : inEn));

/** A phrase as spelt; a single word in any form. */
function phraseConcept(phrase: string, vocabulary: Vocabulary): Concept {
  const barcode = barcodeForms(phrase);
  if (barcode) return barcodeConcept(phrase, barcode);
  const words = foldedWords(phrase);
  const [word, ...others] = words;
  if (word !== undefined && !others.length)
    return { text: phrase, alternatives: wordAlternatives(word, true, vocabulary) };
  const alternatives = WEIGHTS.map(({ field, exact }): Alternative => {
    if (field === 'code' || field === 'ean') return alternative(field, [words.join('')], WHOLE_CODE);
    return { all: [{ field, phrase: words }], weight: Math.min(MAX_WEIGHT, exact * words.length) };
  });
  return { text: phrase, alternatives };
}

export function wordAlternatives(word: string, isComplete: boolean, vocabulary: Vocabulary): Alternative[] {
  const forms = formsOf(word, vocabulary).filter((form) => form !== word);
  const prefixes = (['name', 'brand'] as const).map((field): Alternative => ({
    all: [{ field, prefix: word }],
    weight: PREFIX,
  }));
  return [
    ...WEIGHTS.flatMap(({ field, exact, form }) => [
      alternative(field, [word], exact),
      ...(form && forms.length ? [alternative(field, forms, form)] : []),
    ]),
    ...(isComplete ? [] : prefixes),
  ];
}

/**
 * All words of a synonym, as spelt or in any form. In a category with a collective name, such as “Phones and
 * watches”, it distinguishes the kinds of offers.
 */
export function synonymAlternatives(synonym: string, word: string, vocabulary: Vocabulary): Alternative[] {
  const words = foldedWords(synonym);
  const forms = words.map((word) => allForms(word, vocabulary));
  const fields: SearchField[] =
    words.length > 1 ? ['name'] : ['name', 'brand', 'category', 'value', 'attribute'];
  const inName = forms.map((any): Term => ({ field: 'name', any }));
  const inCategory: Term = { field: 'category', any: allForms(word, vocabulary) };
  return [
    { all: [inCategory, ...inName], weight: SYNONYM.inCategory },
    ...fields.flatMap((field) => [
      { all: words.map((part) => ({ field, any: [part] })), weight: SYNONYM.exact },
      { all: forms.map((any) => ({ field, any })), weight: SYNONYM.form },
    ]),
  ];
}

/** The words of the catalogue with the same stem. */
export const formsOf = (word: string, vocabulary: Vocabulary): string[] =>
  vocabulary.withStem(wordStem(word)).map((known) => known.word);

/** The word first, whether or not the catalogue has it. */
export const allForms = (word: string, vocabulary: Vocabulary): string[] => [
  ...new Set([word, ...formsOf(word, vocabulary)]),
];
