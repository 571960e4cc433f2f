import type { Locale } from '../core/i18n/locales.js';
import type { Vocabulary } from './catalogue-index/catalogue-index.js';
import type {
  Alternative,
  Concept,
  SearchField,
  Term,
  TextQuestion,
} from './catalogue-index/text-question.js';
import type { NamedCategory } from './named-categories.js';
import { isQuoted, partsOfText } from './words/quoted-text.js';
import type { Meaning } from './synonyms/synonyms.search.js';
import { measuresIn } from './words/measures.js';
import { isSmallWord, withoutSmallWords } from './words/small-words.js';
import { barcodeIn, foldedWords, toGtin } from './words/text-words.js';
import { wordStem } from './words/word-stem.js';

/** So many different words of a text are looked for. */
export const MAX_WORDS = 16;

/** What a word is worth where it stands: as it is spelt, in another form, as the beginning of another word. */
const WEIGHTS: { field: Exclude<SearchField, 'categoryId'>; exact: number; form: number; begun: number }[] = [
  { field: 'name', exact: 12, form: 10, begun: 6 },
  { field: 'brand', exact: 12, form: 10, begun: 6 },
  { field: 'code', exact: 12, form: 0, begun: 0 },
  { field: 'ean', exact: 12, form: 0, begun: 0 },
  { field: 'category', exact: 8, form: 8, begun: 0 },
  { field: 'value', exact: 8, form: 8, begun: 0 },
  { field: 'store', exact: 8, form: 0, begun: 0 },
  { field: 'attribute', exact: 4, form: 4, begun: 0 },
];
/** A code that is written as a whole. */
const WHOLE_CODE = 40;
/** What only means the same comes after all that is meant. */
const MEANING = { exact: 3, form: 2 };
/** More for the word that a text is about: decides where nothing has all words. */
const NOUN = 2;
const MAX_WEIGHT = 255;
const JOINED = 12;
/** To stand in a category that the text names: more where it names nothing else, or is what the text is about. */
const CATEGORY = { whole: 8, first: 6, among: 3 };

/** What is known of a text beside its words. */
export interface AskedText {
  text: string;
  language: Locale;
  meanings: (words: string[]) => Meaning[];
  categories: NamedCategory[];
  /** Every word is meant, as it is spelt. */
  isStrict: boolean;
  /** No word is the beginning of another one. */
  isTyped: boolean;
}

/** Puts into the index's terms what a text asks for. */
export function toTextQuestion(asked: AskedText, vocabulary: Vocabulary): TextQuestion {
  const { text, categories, isStrict } = asked;
  const isWhole = categories.some((category) => category.isWhole);
  const boosted = categories.filter((category) => category.isWhole || !isWhole).map(({ id }) => String(id));
  return {
    concepts: conceptsOf(asked, vocabulary),
    excluded: excludedTerms(text, vocabulary),
    boosts: boosted.map((id, place) => ({
      all: [{ field: 'categoryId', any: [id] }],
      weight: isWhole ? CATEGORY.whole : place === 0 ? CATEGORY.first : CATEGORY.among,
    })),
    isStrict: isStrict || isQuoted(text),
  };
}

function conceptsOf(asked: AskedText, vocabulary: Vocabulary): Concept[] {
  const { bare, phrases } = partsOfText(asked.text);
  return [
    ...wordConcepts(bare, asked, vocabulary),
    ...phrases.map((phrase) => phraseConcept(phrase, vocabulary)),
  ].slice(0, MAX_WORDS);
}

function wordConcepts(bare: string, asked: AskedText, vocabulary: Vocabulary): Concept[] {
  const barcode = barcodeIn(bare.trim());
  if (barcode) return [barcodeConcept(bare.trim(), barcode)];
  const parts = distinct(partsOf(withoutSmallWords(bare) || bare, asked.language)).slice(0, MAX_WORDS);
  const words = parts.map(({ word }) => word);
  const meanings = asked.meanings(words);
  const noun = nounOf(bare);
  return parts.map(({ written, word, code }, place) => {
    const meant = meanings.filter(({ start, end }) => place >= start && place < end);
    const alternatives: Alternative[] = [
      ...(word.startsWith('#')
        ? measureAlternatives(word)
        : wordAlternatives(word, asked.isTyped || isMeantWhole(words, place), vocabulary)),
      ...joinedAlternatives(words, place, vocabulary),
      ...(code ? [{ all: [{ field: 'code' as const, any: [code] }], weight: WHOLE_CODE }] : []),
      ...meant.flatMap(({ meaning }) => meaningAlternatives(meaning, vocabulary)),
    ];
    const more = word === noun ? NOUN : 0;
    return {
      text: written,
      alternatives: alternatives.map((one) => ({ ...one, weight: one.weight + more })),
    };
  });
}

/** What a text is about: in both languages the last word before what that is for. */
function nounOf(text: string): string | undefined {
  const words = text.split(/\s+/).filter(Boolean);
  const end = words.findIndex((word, place) => place > 0 && isSmallWord(word, words[place + 1]));
  return foldedWords((end < 0 ? words : words.slice(0, end)).at(-1) ?? '').at(-1);
}

interface Part {
  written: string;
  /** Folded, or a measure word. */
  word: string;
  /** The code that the part belongs to. */
  code?: string;
}

/** The words of a text in their order; a measure is one. */
function partsOf(text: string, language: Locale): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { start, end, words } of measuresIn(text, language)) {
    parts.push(...wordParts(text.slice(from, start)));
    parts.push(...words.map((word) => ({ written: text.slice(start, end), word })));
    from = end;
  }
  return [...parts, ...wordParts(text.slice(from))];
}

const wordParts = (text: string): Part[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((written) => {
      const words = foldedWords(written);
      const code = words.length > 1 ? words.join('') : undefined;
      return words.map((word) => ({ written: words.length > 1 ? word : written, word, code }));
    });

const distinct = (parts: Part[]): Part[] => [...new Map(parts.map((part) => [part.word, part])).values()];

/** What the catalogue writes as one word with the one before or after it. */
function joinedAlternatives(words: string[], place: number, vocabulary: Vocabulary): Alternative[] {
  const pairs = [words.slice(place - 1, place + 1), words.slice(place, place + 2)];
  return pairs
    .filter((pair) => pair.length === 2 && pair.every((word) => /^\p{L}{3,}$/u.test(word)))
    .flatMap((pair) => {
      const any = vocabulary.withStem(wordStem(pair.join(''))).map(({ word }) => word);
      return any.length
        ? (['name', 'category', 'value'] as const).map((field) => alternative(field, any, JOINED))
        : [];
    });
}

/** One or two characters that another word follows, and a number before a number, are no beginnings. */
function isMeantWhole(words: string[], place: number): boolean {
  const [word, next] = [words[place]!, words[place + 1]];
  if (next === undefined) return false;
  return word.length <= 2 || (/^\d+$/.test(word) && /^\d+$/.test(next));
}

/** Words as they are written, beside each other; a single one in any form. */
function phraseConcept(phrase: string, vocabulary: Vocabulary): Concept {
  const barcode = barcodeIn(phrase);
  if (barcode) return barcodeConcept(phrase, barcode);
  const words = foldedWords(phrase);
  if (words.length === 1)
    return { text: phrase, alternatives: wordAlternatives(words[0]!, true, vocabulary) };
  const alternatives = WEIGHTS.map(({ field, exact }): Alternative => {
    if (field === 'code' || field === 'ean') return alternative(field, [words.join('')], WHOLE_CODE);
    return { all: [{ field, phrase: words }], weight: Math.min(MAX_WEIGHT, exact * words.length) };
  });
  return { text: phrase, alternatives };
}

function excludedTerms(text: string, vocabulary: Vocabulary): Term[] {
  const { unwished, unwishedPhrases } = partsOfText(text);
  const each = <Kind extends object>(what: Kind) =>
    (['name', 'brand', 'value'] as const).map((field) => ({ field, ...what }));
  return [
    ...unwished.flatMap(foldedWords).flatMap((word) => each({ any: [word, ...formsOf(word, vocabulary)] })),
    ...unwishedPhrases.flatMap((phrase) => each({ phrase: foldedWords(phrase) })),
  ];
}

const measureAlternatives = (word: string): Alternative[] => [
  { all: [{ field: 'name', any: [word] }], weight: 12 },
  { all: [{ field: 'value', any: [word] }], weight: 10 },
];

function wordAlternatives(word: string, isWhole: boolean, vocabulary: Vocabulary): Alternative[] {
  const forms = formsOf(word, vocabulary);
  const begun = isWhole ? [] : vocabulary.beginningWith(word).map((known) => known.word);
  return WEIGHTS.flatMap(({ field, exact, form, begun: beginning }) => [
    alternative(field, [word], exact),
    ...(form && forms.length ? [alternative(field, forms, form)] : []),
    ...(beginning && begun.length ? [alternative(field, begun, beginning)] : []),
  ]);
}

const alternative = (field: SearchField, any: string[], weight: number): Alternative => ({
  all: [{ field, any }],
  weight,
});

/** All words of what is meant, in any form. */
function meaningAlternatives(meaning: string, vocabulary: Vocabulary): Alternative[] {
  const words = foldedWords(meaning);
  const inAnyForm = words.map((word) => [word, ...formsOf(word, vocabulary)]);
  const fields: SearchField[] = words.length > 1 ? ['name'] : ['name', 'brand', 'category', 'value'];
  return fields.flatMap((field) => [
    { all: words.map((word) => ({ field, any: [word] })), weight: MEANING.exact },
    { all: inAnyForm.map((any) => ({ field, any })), weight: MEANING.form },
  ]);
}

const formsOf = (word: string, vocabulary: Vocabulary): string[] =>
  vocabulary
    .withStem(wordStem(word))
    .map((known) => known.word)
    .filter((form) => form !== word);

const barcodeConcept = (written: string, digits: string): Concept => ({
  text: written,
  alternatives: [
    { all: [{ field: 'ean', any: [digits, toGtin(digits)] }], weight: WHOLE_CODE },
    { all: [{ field: 'code', any: [digits] }], weight: WHOLE_CODE },
  ],
});
