import { foldText } from '../../core/i18n/fold-text.js';
import { STOP_WORDS } from '../../search/words/stop-words.js';

/** Numbers and codes in a name. */
export interface Codes {
  /** Written in one, as `wh1000xm5`. */
  tokens: Set<string>;
  /** Tokens by shape: `iphone#` for iPhone 15, `wh#xm#` for WH-1000XM5. */
  byShape: Map<string, Set<string>>;
  /** The words that follow a code and make it another model: `pro max` of `iphone15`. */
  suffixes: Map<string, string>;
}

const TOKEN = /[\p{L}\p{N}]+(?:[-/.][\p{L}\p{N}]+)*/gu;
const SUFFIXES = new Set('pro max plus ultra mini lite air fe xl'.split(' '));
/** One name may omit a number after these words, and another may write it differently. */
const UNTELLING =
  /^(?:usb|hdmi|bluetooth|bt|wi-?fi|gen|android|windows|win|ios|ip|razred|class|garancij\p{L}*|warranty|akcij\p{L}*|popust\p{L}*|leto?|let|year|do|od|cca|max|min|ddr|lpddr|nr|st|art|sifra|code|ref|x|v|no)$/u;

export function codesIn(texts: string[]): Codes {
  const codes: Codes = { tokens: new Set(), byShape: new Map(), suffixes: new Map() };
  for (const text of texts) {
    const tokens = (text.match(TOKEN) ?? []).map(foldText);
    tokens.forEach((token, index) => addCode(codes, tokens, index, token));
  }
  return codes;
}

function addCode(codes: Codes, tokens: string[], index: number, token: string): void {
  const before = tokens[index - 1] ?? '';
  if (!/\d/.test(token)) return;
  const code = squeezeText(token);
  const isPlainNumber = /^\d+$/.test(token);
  if (!isPlainNumber || token.length > 4) codes.tokens.add(code);
  if (!isPlainNumber && !/\p{L}/u.test(token)) return;
  const joined = isPlainNumber ? `${before}${code}` : code;
  if (isPlainNumber && !mayLead(before)) return;
  const shape = joined.replace(/\d+/g, '#');
  if (UNTELLING.test(shape.split('#')[0]!)) return;
  codes.byShape.set(shape, new Set([...(codes.byShape.get(shape) ?? []), joined]));
  const suffix = [];
  for (let next = index + 1; SUFFIXES.has(tokens[next] ?? ''); next++) suffix.push(tokens[next]);
  codes.suffixes.set(joined, suffix.join(' '));
}

const mayLead = (word: string) => /^\p{L}{2,}$/u.test(word) && !STOP_WORDS.has(word);

/** Whether a code names one product: letters and digits, or many digits. */
export const isModel = (code: string): boolean =>
  code.length > 4 && (/^\d{5,}$/.test(code) || (/\d.*\d/.test(code) && /\p{L}/u.test(code)));

/** Two codes of one model: equal, or one with an ending. */
export function sharesModel(one: Set<string>, other: Set<string>): boolean {
  for (const code of one)
    for (const alike of other)
      if (code === alike || (/\p{L}/u.test(code) && (code.startsWith(alike) || alike.startsWith(code))))
        return true;
  return false;
}

/** Whether codes of one shape name different models. */
export function modelsDiffer(one: Codes, other: Codes): boolean {
  for (const [shape, codes] of one.byShape) {
    const others = other.byShape.get(shape);
    if (others && ![...codes].some((code) => others.has(code))) return true;
  }
  for (const [code, suffix] of one.suffixes) {
    const alike = other.suffixes.get(code);
    if (alike !== undefined && alike !== suffix) return true;
  }
  return false;
}

/** Folded, without signs and blanks. */
export const squeezeText = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');
