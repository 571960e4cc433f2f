import { Conflict, Invalid } from '../../core/errors/domain-errors.js';
import { MAX_PHRASE } from './phrase.js';

/** A phrase with the stems that searches compare. */
export interface ReadPhrase {
  phrase: string;
  stems: string[];
  /** Words of another synonym that has the phrase already. */
  taken: string[] | null;
}

/**
 * Search terms must have stems, be distinct, and belong to one synonym only.
 * @throws Invalid
 * @throws Conflict when another synonym of the language has one of them
 */
export function assertWords(words: ReadPhrase[], meanings: ReadPhrase[]): void {
  if (!words.length) throw refused('words', 'validation.isNotEmpty');
  if (!meanings.length && words.length < 2) throw refused('words', 'synonyms.errors.alone');
  assertOnce('words', words);
  const other = words.find(({ taken }) => taken);
  if (!other) return;
  const key = 'synonyms.errors.taken';
  const values = { word: other.phrase, words: other.taken!.join(', ') };
  throw new Conflict(key, values, { words: { key, values } });
}

/**
 * Meanings must be distinct, and differ from the words.
 * @throws Invalid
 */
export function assertMeanings(words: ReadPhrase[], meanings: ReadPhrase[]): void {
  assertOnce('meanings', meanings);
  const asked = new Set(words.map(keyOf));
  const same = meanings.find((meaning) => asked.has(keyOf(meaning)));
  if (same) throw refused('meanings', 'synonyms.errors.same', same.phrase);
}

/** Forms of one word are equal, as searches find all of them. */
function assertOnce(field: string, phrases: ReadPhrase[]): void {
  const seen = new Set<string>();
  for (const each of phrases) {
    // a word to the eye may be several to a search: “3½” is three
    if (!each.stems.length || each.stems.length > MAX_PHRASE) throw refused(field, 'validation.isPhrase');
    if (seen.has(keyOf(each))) throw refused(field, 'synonyms.errors.twice', each.phrase);
    seen.add(keyOf(each));
  }
}

const keyOf = ({ stems }: ReadPhrase) => stems.join(' ');

function refused(field: string, key: string, word = ''): Invalid {
  return new Invalid('fault.invalid', {}, { [field]: { key, values: { word } } });
}
