import { foldText } from '../core/i18n/fold-text.js';
import type { Locale } from '../core/i18n/locales.js';
import type { Vocabulary } from './catalogue-index/catalogue-index.js';
import { isQuoted } from './words/query-syntax.js';
import { nearestWord } from './words/spelling.js';
import { withoutStopWords } from './words/stop-words.js';
import { wordStem } from './words/word-stem.js';

const MIN_PART_LENGTH = 3;
/** One letter is too much of a shorter stem, or in so short a word. */
const MIN_STEM_LENGTH = 4;
const NUMBER_BEFORE_UNIT = /(\d)(?=\p{L}{1,4}(?![\p{L}\d]))/gu;
const NAME_BEFORE_NUMBER = /(?<=\p{L}{3})(?=\d)/gu;

/**
 * Variants of the query: without stop words, with numbers split off (128 gb for 128gb), and with compounds joined
 * (smartwatch for smart watch).
 * @param compounds of two neighbours, folded
 */
export function rewritesOf(text: string, compounds: string[]): string[] {
  if (isQuoted(text)) return [];
  const bare = withoutStopWords(text);
  const rewrites = [text, bare].flatMap((each) => [splitNumbers(each), joinCompounds(each, compounds)]);
  return [...new Set([bare, ...rewrites])].filter((other) => other && other !== text);
}

/** All ways to split a folded word in two. */
export function splitsOf(word: string): [string, string][] {
  const places = Math.max(0, word.length - 2 * MIN_PART_LENGTH + 1);
  return Array.from({ length: places }, (_, at) => [
    word.slice(0, at + MIN_PART_LENGTH),
    word.slice(at + MIN_PART_LENGTH),
  ]);
}

const splitNumbers = (text: string) =>
  text.replace(NUMBER_BEFORE_UNIT, '$1 ').replace(NAME_BEFORE_NUMBER, ' ');

function joinCompounds(text: string, compounds: string[]): string {
  if (!compounds.length) return text;
  return text.split(/\s+/).reduce((before, word) => {
    const last = before.slice(before.lastIndexOf(' ') + 1);
    return before + (compounds.includes(foldText(last + word)) ? '' : ' ') + word;
  });
}

/** Replacements from the stem of a noun to its adjectives' stems, and back; unused stems are harmless. */
const DERIVATIONS: [pattern: RegExp, replacement: string][] = [
  // les, lesen; dež, dežen; wood, wooden
  [/(?<=.{3})n$/, ''],
  [/$/, 'n'],
  // kuhinja, kuhinjski; pisarna, pisarniški
  [/(?<=.{3})sk$/, ''],
  [/(?<=.{3})isk$/, ''],
  [/$/, 'sk'],
  [/$/, 'isk'],
  // otrok, otroški
  [/(?<=.{3})sk$/, 'k'],
  [/k$/, 'sk'],
  // elektrika, električen; knjiga, knjižen
  [/(?<=.{3})cn$/, 'k'],
  [/k$/, 'cn'],
  [/(?<=.{3})zn$/, 'g'],
  [/g$/, 'zn'],
];
const MAX_RELATED = 3;

/** Words of the catalogue that this one is derived from, or they from it, with diacritics; the most used first. */
export function relatedWords(word: string, vocabulary: Vocabulary): string[] {
  if (!/^\p{L}{3,}$/u.test(word)) return [];
  const stem = wordStem(word);
  const stems = new Set(DERIVATIONS.map(([pattern, replacement]) => stem.replace(pattern, replacement)));
  stems.delete(stem);
  return [...stems]
    .flatMap((related) => vocabulary.withStem(related))
    .sort((a, b) => b.uses - a.uses || (a.word < b.word ? -1 : 1))
    .slice(0, MAX_RELATED)
    .map(({ label }) => label);
}

/** Maximum number of longer words that are named for a word. */
const MAX_LONGER = 3;

/** The most used words that begin with this one, in the language if it has any. */
export function longerWords(word: string, language: Locale, vocabulary: Vocabulary): string[] {
  const longer = vocabulary.beginningWith(word);
  const own = longer.filter(({ inSl, inEn }) => (language === 'sl' ? inSl : inEn));
  return (own.length ? own : longer).slice(0, MAX_LONGER).map(({ label }) => label);
}

/** The correction of a form that no name has: majice for majce, if names only have majica. A blender is no blend. */
export function nearestForm(word: string, vocabulary: Vocabulary): string | undefined {
  const stem = wordStem(word);
  if (stem === word || word.length <= MIN_STEM_LENGTH) return undefined;
  const stems = vocabulary
    .withStemLike(stem, 1)
    .filter((known) => known.stem.length >= MIN_STEM_LENGTH && !stem.startsWith(known.stem))
    .map(({ stem: of, label, uses }) => ({ word: of, label, uses }));
  return nearestWord(stem, stems)?.label;
}
