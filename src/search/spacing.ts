import { foldText } from '../core/i18n/fold-text.js';

const MIN_PART_LENGTH = 3;
const NUMBER_BEFORE_UNIT = /(\d)(?=\p{L}{1,4}(?![\p{L}\d]))/gu;
const NAME_BEFORE_NUMBER = /(?<=\p{L}{3})(?=\d)/gu;

/**
 * The same text with spaces elsewhere: 128gb as 128 gb, and smart watch as smartwatch.
 * @param joined neighbours that the catalogue writes as one word, folded
 */
export function otherSpacings(text: string, joined: string[]): string[] {
  const apart = text.replace(NUMBER_BEFORE_UNIT, '$1 ').replace(NAME_BEFORE_NUMBER, ' ');
  const others = [apart, joinNeighbours(text, new Set(joined))];
  return [...new Set(others)].filter((other) => other !== text);
}

/** All ways to part a folded word in two. */
export function halvesOf(word: string): [string, string][] {
  const places = Math.max(0, word.length - 2 * MIN_PART_LENGTH + 1);
  return Array.from({ length: places }, (_, place) => [
    word.slice(0, place + MIN_PART_LENGTH),
    word.slice(place + MIN_PART_LENGTH),
  ]);
}

function joinNeighbours(text: string, joined: Set<string>): string {
  const words: string[] = [];
  for (const word of text.split(/\s+/)) {
    const together = (words.at(-1) ?? '') + word;
    if (words.length && joined.has(foldText(together))) words[words.length - 1] = together;
    else words.push(word);
  }
  return joined.size ? words.join(' ') : text;
}
