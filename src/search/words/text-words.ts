import { foldText } from '../../core/i18n/fold-text.js';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** 3½ is three and a half, not 31/2. */
const BEFORE_FRACTION = /(?<=\d)(?=[\u00bc-\u00be\u2150-\u215e])/g;
const ONE_BARCODE = /^[-\s\d]+$/;
const BARCODE_LENGTHS = [8, 12, 13, 14];
const GTIN_LENGTH = 14;

/** A word as it is compared, and as it is spelt. */
export interface TextWord {
  /** Without diacritics and case. */
  word: string;
  /** In small letters. */
  label: string;
}

/** The words of a text in their order; a bar code that is written in groups is one word. */
export function textWords(text: string): TextWord[] {
  const barcode = barcodeIn(text);
  if (barcode) return [{ word: barcode, label: barcode }];
  return [...text.replace(BEFORE_FRACTION, ' ').matchAll(WORD)].flatMap(([label]) => {
    // folding may part a ligature or leave nothing
    const folded = foldText(label).match(WORD) ?? [];
    return folded.map((word) => ({ word, label: folded.length > 1 ? word : label.toLowerCase() }));
  });
}

/** Folded words alone. */
export const foldedWords = (text: string): string[] => textWords(text).map(({ word }) => word);

/** The digits of a text that is nothing else, as many as a GTIN may have; null for others. */
export function barcodeIn(text: string): string | null {
  if (!ONE_BARCODE.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  return BARCODE_LENGTHS.includes(digits.length) ? digits : null;
}

/** A bar code with all digits of a GTIN, however many the packaging shows. */
export const toGtin = (digits: string): string => digits.padStart(GTIN_LENGTH, '0');

/** The words of a code: its parts, and the whole without signs. */
export function codeWords(code: string): string[] {
  const parts = foldedWords(code);
  return parts.length > 1 ? [...parts, parts.join('')] : parts;
}
