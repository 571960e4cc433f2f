import { wordStem } from './words/word-stem.js';
import type { Vocabulary } from './catalogue-index/catalogue-index.js';

/** Replacements from the stem of a noun to those of its adjectives, and back; stems that do not occur are harmless. */
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
