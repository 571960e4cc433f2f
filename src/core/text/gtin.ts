import { isFillerCode } from './filler-code.js';

/** Why a code is rejected or not joinable; each has texts in locales/<locale>/feed.json. */
export type GtinProblem =
  | 'ean_not_a_code'
  | 'ean_scientific'
  | 'ean_wrong_length'
  | 'ean_check_digit'
  | 'ean_placeholder'
  | 'ean_in_store'
  | 'ean_coupon'
  | 'ean_variable_weight'
  | 'ean_ambiguous'
  | 'ean_leading_zero';

/** One code as read. `gtin` is null when it must not join offers of different stores. */
export interface GtinReading {
  /** Cleaned digits, for display; null when the code is invalid. */
  ean: string | null;
  /** Padded to 14 digits. */
  gtin: string | null;
  problem: GtinProblem | null;
}

const LENGTHS = new Set([8, 12, 13, 14]);
const SCIENTIFIC = /^\d([.,]\d+)?e\+?\d+$/i;
const LABEL =
  /^\s*(?:\(01\)|(?:ean|gtin|upc|isbn|jan)(?:(?:-?\s?\d{1,2})?\s*:|(?:-?(?:8|10|12|13|14))?\s))\s*/i;
const FILLING = /[\s\u00a0\u202f\u2007\u2009\u200b-\u200d\u2060\ufeff'"`=\u2010-\u2015-]/g;
/** A code that a spreadsheet or program wrote like a number. */
const DECIMALS = /^(\D*\d{8,14})[.,]0{1,2}(?=\D*$)/;
/** Texts that mean no code. */
const NONE =
  /^(?:n ?\/ ?a|n\.a\.|(?:ni|nima|brez)(?: (?:ean|gtin|črtne)(?: kode?)?)?|no (?:ean|gtin|upc|barcode)|(?:does )?not (?:apply|applicable|available)|unknown|neznano|none|null|nan|-+|\/)$/i;

/** Check digit of the GTIN whose other digits are given (weights 3 and 1 from the right). */
export function gtinCheckDigit(body: string): number {
  let sum = 0;
  for (let index = body.length - 1, weight = 3; index >= 0; index--, weight = 4 - weight)
    sum += (body.charCodeAt(index) - 48) * weight;
  return (10 - (sum % 10)) % 10;
}

/** Whether it is 8, 12, 13 or 14 digits with the right check digit. */
export function isGtin(digits: string): boolean {
  return (
    LENGTHS.has(digits.length) &&
    /^\d+$/.test(digits) &&
    gtinCheckDigit(digits.slice(0, -1)) === digits.charCodeAt(digits.length - 1) - 48
  );
}

/** Reads one code: GTIN-8/12/13/14, UPC-E, ISBN-10, with blanks, hyphens, quotes or a label around it. */
export function readGtin(text: string): GtinReading {
  const code = /^\d+$/.test(text)
    ? text
    : text.replace(LABEL, '').replace(DECIMALS, '$1').replace(FILLING, '').toUpperCase();
  if (SCIENTIFIC.test(code)) return refused('ean_scientific');
  // ten equal digits would be a valid ISBN
  if (/^(\d)\1*$/.test(code)) return refused('ean_placeholder');
  if (/^\d{9}[\dX]$/.test(code) && isIsbn10(code)) return readDigits(isbn13(code));
  if (!/^\d+$/.test(code)) return refused('ean_not_a_code');
  if (code.length === 11) return readShortUpc(code);
  return readDigits(code);
}

/** The codes of a field with several, separated by commas, semicolons, bars, slashes or blanks. */
export function splitGtins(text: string): string[] {
  if (/^\d+$/.test(text)) return [text];
  const bare = text.replace(LABEL, '').replace(DECIMALS, '$1').trim();
  if (NONE.test(bare)) return [];
  if (SCIENTIFIC.test(bare.replace(FILLING, ''))) return [bare];
  const parts = bare
    .split(/[,;|/\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  // blanks separate codes only when each part is valid; otherwise they group the digits of one code
  return parts.flatMap((part) => {
    const pieces = part.split(/\s+/);
    return pieces.every(isGtin) ? pieces : [part];
  });
}

function refused(problem: GtinProblem): GtinReading {
  return { ean: null, gtin: null, problem };
}

function readShortUpc(code: string): GtinReading {
  const padded = `0${code}`;
  if (!isGtin(padded)) return refused('ean_wrong_length');
  const reading = readDigits(padded);
  return reading.problem ? reading : { ...reading, problem: 'ean_leading_zero' };
}

function readDigits(digits: string): GtinReading {
  if (isGtin(digits) && isFillerCode(digits.slice(0, -1))) return refused('ean_placeholder');
  if (!LENGTHS.has(digits.length)) return refused('ean_wrong_length');
  if (digits.length === 8) return readEight(digits);
  if (!isGtin(digits)) return refused('ean_check_digit');
  const gtin = digits.padStart(14, '0');
  const problem = restriction(gtin);
  return { ean: digits, gtin: problem ? null : gtin, problem };
}

/** Eight digits are an EAN-8 or a UPC-E, whose check digit belongs to its twelve-digit expansion. */
function readEight(digits: string): GtinReading {
  const upc = expandUpcE(digits);
  const isUpcE = upc !== null && isGtin(upc);
  if (!isGtin(digits)) return isUpcE ? readDigits(upc) : refused('ean_check_digit');
  if (isUpcE) return { ean: digits, gtin: null, problem: 'ean_ambiguous' };
  // GS1-8 prefixes 0 and 2 are for use inside a company
  if (/^[02]/.test(digits)) return { ean: digits, gtin: null, problem: 'ean_in_store' };
  return { ean: digits, gtin: digits.padStart(14, '0'), problem: null };
}

/** GS1 prefixes that mean nothing outside one company; judged on the thirteen digits after the indicator. */
function restriction(gtin: string): GtinProblem | null {
  if (gtin.startsWith('9')) return 'ean_variable_weight';
  const item = gtin.slice(1);
  if (/^(?:02|04|2)/.test(item)) return 'ean_in_store';
  if (/^(?:05|98|99)/.test(item)) return 'ean_coupon';
  // seven leading zeros and more are not allocated: a store's own number, padded
  if (/^0{6}/.test(item)) return 'ean_in_store';
  return null;
}

function expandUpcE(eightDigits: string): string | null {
  const [system, a, b, c, d, e, last, check] = eightDigits;
  if (system! > '1') return null;
  if (last! <= '2') return `${system}${a}${b}${last}0000${c}${d}${e}${check}`;
  if (last === '3') return `${system}${a}${b}${c}00000${d}${e}${check}`;
  if (last === '4') return `${system}${a}${b}${c}${d}00000${e}${check}`;
  return `${system}${a}${b}${c}${d}${e}0000${last}${check}`;
}

/** ISBN-10: weights 10 to 1, sum divisible by 11, X means ten. */
function isIsbn10(code: string): boolean {
  let sum = 0;
  for (let index = 0; index < 10; index++)
    sum += (10 - index) * (code[index] === 'X' ? 10 : Number(code[index]));
  return sum % 11 === 0;
}

function isbn13(isbn10: string): string {
  const body = `978${isbn10.slice(0, 9)}`;
  return `${body}${gtinCheckDigit(body)}`;
}
