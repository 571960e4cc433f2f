import { foldText } from '../../core/i18n/fold-text.js';

/** Words that only hold others together, or say that a size comes, of both languages, folded: names often do without. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  (
    'za z s v na iz od do pri pod nad ob po in ter ali k h o se ' +
    'for with of on the a an to from and or by at ' +
    'velikost velikosti stevilka stevilke st size'
  ).split(' '),
);

/** Empty for a text that is made of nothing else. */
export function withoutSmallWords(text: string): string {
  const words = text.split(/\s+/).filter(Boolean);
  return words.filter((word, place) => !isSmallWord(word, words[place + 1])).join(' ');
}

/** A single letter is rather a name where it is large or last: vitamin A. */
export function isSmallWord(word: string, next: string | undefined): boolean {
  const isName = word !== word.toLowerCase() || next === undefined;
  return SMALL_WORDS.has(foldText(word)) && !(word.length === 1 && isName);
}
