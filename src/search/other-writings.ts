import { isQuoted } from './words/quoted-text.js';
import { otherSpacings } from './spacing.js';
import { withoutSmallWords } from './words/small-words.js';

const MAX_WRITINGS = 20;

/**
 * How else the catalogue may write a text.
 * @param joined neighbours that the catalogue writes as one word, folded
 */
export function otherWritings(text: string, joined: string[]): string[] {
  if (isQuoted(text)) return [];
  const bare = withoutSmallWords(text);
  const spaced = [text, bare].flatMap((each) => otherSpacings(each, joined));
  // without small words they find all that they find with them
  const others = [bare, ...spaced];
  return [...new Set(others)].filter((other) => other && other !== text).slice(0, MAX_WRITINGS);
}
