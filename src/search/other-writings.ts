import { foldText } from '../core/i18n/fold-text.js';
import type { Locale } from '../core/i18n/locales.js';
import { otherMeasures } from './measures.js';
import { otherSpacings } from './spacing.js';

/** Words that only hold others together, of both languages, folded: names often do without. */
const SMALL_WORDS = new Set(
  (
    'za z s v na iz od do pri pod nad ob po in ter ali k h o se ' +
    'for with of on the a an to from and or by at'
  ).split(' '),
);
const MOST_WRITINGS = 20;
/** As `search_is_quoted` has it: meant to the letter. */
const QUOTED = /^\s*["„“”»«].*["“”»«]\s*$/s;

/**
 * How else the catalogue may write a text, what changes least first.
 * @param joined neighbours that the catalogue writes as one word, folded
 */
export function otherWritings(text: string, joined: string[], language: Locale): string[] {
  if (QUOTED.test(text)) return [];
  const bare = withoutSmallWords(text);
  const texts = [text, ...(bare ? [bare] : [])];
  const others = texts.flatMap((each) => [
    each,
    ...otherSpacings(each, joined),
    ...otherMeasures(each, language),
  ]);
  return [...new Set(others)].filter((other) => other !== text).slice(0, MOST_WRITINGS);
}

function withoutSmallWords(text: string): string {
  const words = text.split(/\s+/).filter(Boolean);
  return words.filter((word) => !SMALL_WORDS.has(foldText(word))).join(' ');
}
