import { KIND_CODES } from '../../codes.js';
import { CODED_COLUMNS, type CodedColumn } from '../../filter-columns.js';
import type { IndexRow } from '../../source/card-offers.js';

/** So many bits a word of a row has: combinations of them are counted in a table. */
const WORD_BITS = 16;

/** The row is current; in the first word. */
export const LIVE = 1;

/** The bits of a column: one for each of its codes, from the shift on. */
interface Bits {
  column: CodedColumn;
  word: number;
  shift: number;
}

/** How many bits each word uses. */
export const WORD_SIZES = [1];
/** Several columns share a word, so that they are compared, or counted, together. */
const BITS = CODED_COLUMNS.map(({ column, codes }): Bits => {
  const size = Math.max(...codes);
  if (WORD_SIZES.at(-1)! + size > WORD_BITS) WORD_SIZES.push(0);
  const word = WORD_SIZES.length - 1;
  const shift = WORD_SIZES[word]!;
  WORD_SIZES[word] = shift + size;
  return { column, word, shift };
});
const BITS_OF = new Map<string, Bits>(BITS.map((bits) => [bits.column, bits]));

/** The word of a column, with the bits of some of its codes. */
export function bitsOf(column: string, codes: number[]): { word: number; bits: number } {
  const { word, shift } = BITS_OF.get(column)!;
  return { word, bits: codes.reduce((bits, code) => bits | (1 << (shift + code - 1)), 0) };
}

/** Rows of this kind that are live; their bits are in the first word. */
export const liveOfKind = (kind: number | undefined) =>
  LIVE | (kind === undefined ? 0 : bitsOf('kind' satisfies CodedColumn, [kind]).bits);
export const LIVE_PRODUCTS = liveOfKind(KIND_CODES.product);

/** Sets the words of an offer's row, with its codes. */
export function setWords(words: Uint16Array[], row: number, offer: IndexRow): void {
  for (const each of words) each[row] = 0;
  words[0]![row] = LIVE;
  for (const { column, word, shift } of BITS) {
    const code = offer[column];
    if (code) words[word]![row]! |= 1 << (shift + code - 1);
  }
}
