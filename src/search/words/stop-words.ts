import { foldText } from '../../core/i18n/fold-text.js';
import { stemsOf, wordStem } from './word-stem.js';

/** Stop words of both languages, folded: words without a meaning of their own, and those that announce a size. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'za z s v na iz od do pri pod nad ob po in ter ali k h o se ' +
    'for with of on the a an to from and or by at ' +
    'velikost velikosti stevilka stevilke st size'
  ).split(' '),
);

/** Words of bounds and negations, folded: as short words of common use they are no mistakes (“more” is no »modre«). */
const QUALIFIERS: ReadonlySet<string> = new Set(
  (
    'med nad pod vec manj vsaj najmanj najvec kot brez ' +
    'between over above under below more less than least most without no'
  ).split(' '),
);

/** Before two numbers, »med« is no honey. */
const BEFORE_RANGE = /(?<!\S)(?:med|between)(?=\s+\d\S*\s+(?:in|do|and|to)\s+\d)/giu;

/** The words of a text, without the preposition of a range. */
export const wordsOfText = (text: string): string[] =>
  text.replace(BEFORE_RANGE, ' ').split(/\s+/).filter(Boolean);

/** Empty for a text of stop words only. */
export function withoutStopWords(text: string): string {
  const words = wordsOfText(text);
  return words.filter((word, at) => !isStopWord(word, words[at + 1])).join(' ');
}

/** A single letter that is a capital or the last word is a name, for example “vitamin A”. */
export function isStopWord(word: string, next: string | undefined): boolean {
  const isName = word !== word.toLowerCase() || next === undefined;
  return STOP_WORDS.has(foldText(word)) && !(word.length === 1 && isName);
}

const GIFTS: ReadonlySet<string> = new Set(stemsOf('darilo gift present'));
/** More words that restrict nothing in a catalogue without them. */
const VAGUE: ReadonlySet<string> = new Set(
  stemsOf('ideja najboljsi najboljsa vse nekaj stvari idea best something everything things'),
);

export const isGift = (word: string): boolean => GIFTS.has(wordStem(word));
export const isVague = (word: string): boolean => VAGUE.has(wordStem(word)) || isGift(word);

/** Whether a folded word is too common to be a mistake. */
export const isCommon = (word: string): boolean =>
  STOP_WORDS.has(word) || QUALIFIERS.has(word) || isVague(word);

/** General words of both languages: another word names the kind. */
const GENERAL: ReadonlySet<string> = new Set(
  stemsOf(
    'aparat naprava stroj komplet oprema pripomoček machine device appliance equipment gear accessory set kit',
  ),
);

export const isGeneral = (word: string): boolean => GENERAL.has(wordStem(word));

/**
 * Whether a general word lacks a word for its kind that the catalogue has: a washing machine is not any machine.
 * @param words folded, without stop words: the kind comes first, or follows a general word at the start
 */
export const lacksKind = (words: string[], isKnown: (word: string) => boolean): boolean =>
  words.some((word, at) => {
    const kind = words[at - 1] ?? words[at + 1];
    return kind !== undefined && /^\p{L}+$/u.test(kind) && isGeneral(word) && !isKnown(kind);
  });
