import type { Locale } from '../core/i18n/locales.js';
import { otherMeasures } from './measures.js';
import { withoutSmallWords } from './small-words.js';
import { otherSpacings } from './spacing.js';

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
