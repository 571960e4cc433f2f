import type { Translations } from '../core/i18n/local-text.js';
import { isModel, squeezeText } from '../products/comparison/codes.js';
import { colourOf } from '../products/comparison/colours.js';
import { type Traits, traitsOf } from '../products/comparison/traits.js';
import { STOP_WORDS } from '../search/words/stop-words.js';
import { foldedWords } from '../search/words/text-words.js';
import { wordStem } from '../search/words/word-stem.js';
import type { MatchedOffer } from './matched-offer.js';

/** An offer with everything that a comparison with others reads from its texts. */
export interface MatchedName extends Traits {
  offer: MatchedOffer;
  /** Stems by which products differ: no brand, code or colour, and nothing that shops add. */
  telling: Set<string>;
  /** `pro`, `max`, `plus`: one product has all of them or none. */
  variants: string;
  /** Numbers outside of measures and codes: a size without its word, a series, a number of pieces. */
  numbers: Set<string>;
  /** The stated code and codes in the name; not codes of a product that it belongs to. */
  ownCodes: Set<string>;
  /** Neighbouring words that may be a code, as `WNEI 84 BS`. */
  joinedCodes: Set<string>;
  statedCode: string | null;
  isAccessory: boolean;
  /** A product without its usual parts. */
  isWithout: boolean;
}

const stems = (words: string) => new Set(words.split(' ').map(wordStem));

const VARIANTS = new Set('pro max plus ultra mini lite air fe'.split(' '));
/** Words that shops add. */
const DECORATION = stems(
  'brezplacna dostava takoj zaloga novo nova akcija razprodaja popust znizano ugodno darilo garancija leto ' +
    'original professional official slo eu oem retail new edition serija series pranj barva',
);
const ACCESSORIES = stems(
  'ovitek etui torbica maska case cover zascitno steklo nosilec mount kartusa crnilo filter nastavek rezilo ' +
    'adapter pasek strap vlozek toner boben baterija battery',
);
const WITHOUT = /\b(?:brez|without|solo|body|ohisje)\b/;
/** One spelling for names of one thing. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\bedp\b/giu, ' parfumska voda '],
  [/\bedt\b/giu, ' toaletna voda '],
  [/(?<=[\p{L}\p{N}])\+(?=[\s,)]|$)/gu, ' plus '],
  // 3 in 1 is no voltage
  [/(?<=\d)\s*(?:v|in)\s*(?=\d)/giu, 'in'],
];
/** A part that comes with the product, or does not. */
const INCLUDED =
  /(?<![\p{L}\p{N}])(?:brez|z|s|in|with|without|incl)\.?\s+\p{L}+(?:\s+\p{L}+)?|\+\s*\p{L}+/giu;
/** The product that the offer is made for. */
const TARGET = / (?:za|for|für) (.*)/iu;
const SHORT_NUMBER = /(?<![\p{L}\p{N}.,-])\d{1,4}(?![\p{L}\p{N}]|[.,-]\d)/gu;

export function matchedName(offer: MatchedOffer): MatchedName {
  const traits = traitsOf({ ...offer, name: spelled(offer.name) });
  const { count, pieces, rest } = traits.pack;
  const words = foldedWords(rest);
  const stated = squeezeText(offer.mpn ?? '');
  const statedCode = stated.length > 3 && /\d/.test(stated) ? stated : null;
  const target = squeezeText(TARGET.exec(rest.trim().replace(/\s+/g, ' '))?.[1] ?? '');
  const isOwn = (code: string) => isModel(code) && !target.includes(code);
  return {
    ...traits,
    offer,
    telling: tellingWords(words, traits.brandWords),
    variants: [...new Set(words.filter((word) => VARIANTS.has(word)))].sort().join(' '),
    numbers: new Set([
      ...(rest.match(SHORT_NUMBER) ?? []),
      ...[...pieces, ...(count ? [count] : [])].map(String),
    ]),
    ownCodes: new Set([...[...traits.codes.tokens].filter(isOwn), ...(statedCode ? [statedCode] : [])]),
    joinedCodes: new Set(joinedWords(rest).filter(isOwn)),
    statedCode,
    isAccessory: foldedWords(rest.replace(INCLUDED, ' ')).some((word) => ACCESSORIES.has(wordStem(word))),
    isWithout: WITHOUT.test(words.join(' ')),
  };
}

function tellingWords(words: string[], brandWords: string[]): Set<string> {
  const telling = words.filter(
    (word) =>
      word.length > 1 &&
      !/^\d+$/.test(word) &&
      !isModel(word) &&
      !STOP_WORDS.has(word) &&
      !VARIANTS.has(word) &&
      !brandWords.includes(word) &&
      !colourOf(word),
  );
  return new Set(telling.map(wordStem).filter((stem) => !DECORATION.has(stem)));
}

const spell = (text: string) =>
  SPELLINGS.reduce((spelling, [pattern, by]) => spelling.replace(pattern, by), text);

function spelled({ lang, ...texts }: Translations): Translations {
  const spellings = Object.entries(texts).map(([locale, text]) => [locale, spell(text)]);
  return { ...Object.fromEntries(spellings), ...(lang && { lang }) } as Translations;
}

const MAX_PARTS = 4;
const MAX_PART_LENGTH = 6;

function joinedWords(text: string): string[] {
  const parts = text.split(/[\s,;()]+/).map(squeezeText);
  const joined: string[] = [];
  for (let start = 0; start < parts.length; start++) {
    let code = parts[start]!;
    for (let end = start + 1; end < Math.min(start + MAX_PARTS, parts.length); end++) {
      const [previous, part] = [parts[end - 1]!, parts[end]!];
      if (!isCodePart(previous) || !isCodePart(part)) break;
      code += part;
      if (/\d/.test(code)) joined.push(code);
    }
  }
  return joined;
}

const isCodePart = (part: string) => part.length > 0 && part.length <= MAX_PART_LENGTH;
