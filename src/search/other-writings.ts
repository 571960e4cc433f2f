import type { Locale } from '../core/i18n/locales.js';
import { otherMeasures } from './measures.js';
import { withoutSmallWords } from './small-words.js';
import { otherSpacings } from './spacing.js';

const MAX_WRITINGS = 20;
const QUOTED = /^\s*["„“”»«].*["“”»«]\s*$/s;

/** As `search_is_quoted` has it: meant to the letter. */
export const isQuoted = (text: string) => QUOTED.test(text);

/**
 * How else the catalogue may write a text.
 * @param joined neighbours that the catalogue writes as one word, folded
 */
export function otherWritings(text: string, joined: string[], language: Locale): string[] {
  if (isQuoted(text)) return [];
  const bare = withoutSmallWords(text);
  const spaced = [text, bare].flatMap((each) => otherSpacings(each, joined));
  // without small words they find all that they find with them
  const others = [bare, ...spaced, ...otherMeasures(bare, language)];
  return [...new Set(others)].filter((other) => other && other !== text).slice(0, MAX_WRITINGS);
}
