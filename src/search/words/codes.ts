import { readGtin } from '../../core/text/gtin.js';
import { barcodeIn, foldedWords, toGtin } from './text-words.js';

/** Codes as people write them: WH-1000XM5, wh 1000 xm5 and wh1000xm5 are one. */

/** Maximum number of parts that are joined to a code, or split from one between letters and digits. */
const MAX_PARTS = 4;
const MAX_LENGTH = 24;
/** Between the parts of a code. */
const JOINTS = /[-‐-―/+_]/;
const HAS_CODE = new RegExp(String.raw`[\p{L}\p{N}]${JOINTS.source}[\p{L}\p{N}]|\d\s*[x×]\s*\d`, 'iu');
const TIMES = /(?<=\d)\s*[x×]\s*(?=\d)/giu;
/** 1,5 kg is no code. */
const DECIMALS = /\d[.,]\d/;
const PART_LIMIT = /(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/u;
const ISBN_10 = /^[-\s\d]+x$/i;
const HALF = /(?<![\d.,])(\d{1,3})(?:[.,](5)|\s+1\/2|\s?½)(?![\d.,/])/g;

const isCode = (word: string) => /\d/.test(word) && /\p{L}/u.test(word) && word.length <= MAX_LENGTH;

/** The codes that a name has with signs or blanks in them, as one word: wh1000xm5 of WH-1000XM5, m8x40 of M8 × 40. */
export function joinedCodes(name: string): string[] {
  if (!HAS_CODE.test(name)) return [];
  const words = foldedWords(name);
  const parts = name.replace(TIMES, 'x').split(/\s+/);
  const codes = parts
    .filter((part) => HAS_CODE.test(part) && !DECIMALS.test(part))
    .map((part) => foldedWords(part).join(''));
  return [...new Set(codes)].filter((code) => isCode(code) && !words.includes(code));
}

/** For each word, the codes that it forms with adjacent words. */
export function codesAround(words: string[]): Map<string, string[]> {
  const codes = new Map<string, string[]>();
  for (let start = 0; start < words.length; start++)
    for (let end = start + 2; end <= Math.min(start + MAX_PARTS, words.length); end++) {
      const parts = words.slice(start, end);
      const code = parts.join('');
      if (isCode(code)) for (const part of parts) codes.set(part, [...(codes.get(part) ?? []), code]);
    }
  return codes;
}

/** The ways to split a code between letters and digits: v | 11. */
export function splitCode(word: string): string[][] {
  if (!isCode(word)) return [];
  const parts = word.split(PART_LIMIT);
  if (parts.length > MAX_PARTS + 1) return [];
  const [first, ...others] = parts as [string, ...string[]];
  const all = others.reduce<string[][]>(
    (ways, part) =>
      ways.flatMap((way) => [
        [...way, part],
        [...way.slice(0, -1), way.at(-1)! + part],
      ]),
    [[first]],
  );
  return all.filter((way) => way.length > 1);
}

/** The other spelling of a half: the words of 42 1/2 for 42,5, and back. By the words of the text. */
export function halvesIn(text: string): Map<string, string[]> {
  return new Map(
    [...text.matchAll(HALF)].flatMap(([, whole, decimal]) => {
      const [written, other] = decimal
        ? [
            [whole!, '5'],
            [whole!, '1', '2'],
          ]
        : [
            [whole!, '1', '2'],
            [whole!, '5'],
          ];
      return written.map((word) => [word, other] as const);
    }),
  );
}

/**
 * The possible forms of a barcode in offers: as typed, with omitted digits, an ISBN of ten digits as one of
 * 13. null: not a barcode.
 */
export function barcodeForms(text: string): string[] | null {
  const typed = barcodeIn(text);
  if (!typed && !/^[-\s\d]+$/.test(text) && !ISBN_10.test(text)) return null;
  const { ean, gtin } = readGtin(text);
  if (!typed && !ean) return null;
  const digits = typed ?? text.replace(/[-\s]/g, '');
  return [...new Set([digits, ean ?? digits, gtin ?? toGtin(ean ?? digits)])];
}
