import { foldText } from '../../core/i18n/fold-text.js';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Most words have nothing to fold. */
const PLAIN = /^[a-z0-9]+$/i;
/** 3½ is three and a half, not 31/2. */
const BEFORE_FRACTION = /(?<=\d)(?=[\u00bc-\u00be\u2150-\u215e])/g;
const ONE_BARCODE = /^[-\s\d]+$/;
const BARCODE_LENGTHS = [8, 12, 13, 14];
const GTIN_LENGTH = 14;

/** A token: folded for comparison, and as spelt. */
export interface TextWord {
  /** Without diacritics and case. */
  word: string;
  /** In lower case, with diacritics. */
  label: string;
}

/** The tokens of a text in their order; a barcode that is written in groups is one. */
export function textWords(text: string): TextWord[] {
  const barcode = barcodeIn(text);
  if (barcode) return [{ word: barcode, label: barcode }];
  return (text.replace(BEFORE_FRACTION, ' ').match(WORD) ?? []).flatMap((label) => {
    if (PLAIN.test(label)) {
      const word = label.toLowerCase();
      return { word, label: word };
    }
    // folding may split a ligature or leave nothing
    const folded = foldText(label).match(WORD) ?? [];
    return folded.map((word) => ({ word, label: folded.length > 1 ? word : label.toLowerCase() }));
  });
}

/** The folded tokens of a text. */
export const foldedWords = (text: string): string[] => textWords(text).map(({ word }) => word);

/** The digits of a text that is a barcode and nothing else; null for others. */
export function barcodeIn(text: string): string | null {
  if (!ONE_BARCODE.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  return BARCODE_LENGTHS.includes(digits.length) ? digits : null;
}

/** A barcode with the 14 digits of a GTIN. */
export const toGtin = (digits: string): string => digits.padStart(GTIN_LENGTH, '0');

/** The tokens of a code: its parts, and the whole without punctuation. */
export function codeWords(code: string): string[] {
  const parts = foldedWords(code);
  return parts.length > 1 ? [...parts, parts.join('')] : parts;
}

/** A run of neighbours: the place of the first one, and the place after the last. */
interface Ngram<Item> {
  start: number;
  end: number;
  items: Item[];
}

/** All runs of at most `longest` neighbours. */
export const ngramsOf = <Item>(items: Item[], longest: number): Ngram<Item>[] =>
  items.flatMap((_, start) =>
    items.slice(start, start + longest).map((_last, more) => {
      const end = start + more + 1;
      return { start, end, items: items.slice(start, end) };
    }),
  );
