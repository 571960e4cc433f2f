import { Conflict, Invalid } from '../../core/errors/domain-errors.js';
import { MAX_PHRASE } from './synonym.input.js';

/** A phrase as searches compare it. */
export interface ReadPhrase {
  phrase: string;
  stems: string[];
  /** The words of another synonym that answers to it already. */
  taken: string[] | null;
}

/**
 * What is asked for must be something, be there once, and answer to one synonym only.
 * @throws Invalid
 * @throws Conflict when another synonym of the language answers to it
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
 * What is found for it must be something else.
 * @throws Invalid
 */
export function assertMeanings(words: ReadPhrase[], meanings: ReadPhrase[]): void {
  assertOnce('meanings', meanings);
  const asked = new Set(words.map(keyOf));
  const same = meanings.find((meaning) => asked.has(keyOf(meaning)));
  if (same) throw refused('meanings', 'synonyms.errors.same', same.phrase);
}

/** Forms of one word are one: searches find them anyway. */
function assertOnce(field: string, phrases: ReadPhrase[]): void {
  const seen = new Set<string>();
  for (const each of phrases) {
    // the database parts more than the eye does: “3½” are three words to it
    if (!each.stems.length || each.stems.length > MAX_PHRASE) throw refused(field, 'validation.isPhrase');
    if (seen.has(keyOf(each))) throw refused(field, 'synonyms.errors.twice', each.phrase);
    seen.add(keyOf(each));
  }
}

const keyOf = ({ stems }: ReadPhrase) => stems.join(' ');

function refused(field: string, key: string, word = ''): Invalid {
  return new Invalid('fault.invalid', {}, { [field]: { key, values: { word } } });
}
