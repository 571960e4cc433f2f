import { foldText } from '../../core/i18n/fold-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { measuresIn, withoutMeasures } from '../../search/words/measures.js';
import { STOP_WORDS } from '../../search/words/stop-words.js';
import { foldedWords } from '../../search/words/text-words.js';
import { wordStem } from '../../search/words/word-stem.js';
import { type Codes, codesIn, isModel, squeezeText } from './codes.js';
import { colourOf, coloursIn } from './colours.js';
import type { ComparedOffer } from './compared-offer.js';
import { type Pack, packIn } from './pack.js';
import { sizesIn } from './sizes.js';

/** The traits by which offers are compared, read from their texts once. */
export interface Traits {
  offer: ComparedOffer;
  /** `rest` also lacks measures. */
  pack: Pack;
  /** Stems of all languages, without the words of the other traits. */
  words: Set<string>;
  languages: Set<string>;
  /** The spelling of its names, independent of the stated language. */
  spelling: 'slavic' | 'english' | null;
  brandWords: string[];
  codes: Codes;
  /** Codes that name a single product. */
  models: Set<string>;
  /** Amounts by the unit that they were converted to. */
  amounts: Map<string, number[]>;
  colours: Set<string>;
  sizes: Set<string>;
}

/** Words without information about the product. */
const EMPTY_WORDS = new Set(
  'novo new akcij akcija original originaln gratis super top sale popust razprodaj brezplacn dostav barv barva color colour nov'.split(
    ' ',
  ),
);
/** Content in these units identifies a product; volts and hertz are written in too many ways. */
const TELLING_UNITS = new Set(['mg', 'ml', 'mm', 'mb', 'ram', 'w', 'mah']);
const MEMORY = /^.{0,3}(?:ram|lpddr|ddr)/i;
const INCHES = /(?<![\p{L}\p{N}.,])(\d{1,3}(?:[.,]\d{1,2})?)[\s-]*(?:["″”]|''|inch|col|palc|palč)/giu;
/** 2 x 2 TB are four. */
const TIMES_BYTES = /(\d{1,2})\s*[x×]\s*(\d{1,4})\s*(GB|TB)/gi;
const SLAVIC =
  /[čšžćđ]|\b(?:za|brez|velikost)\b|(?<=\p{L}{2})(?:ica|nik|ski|ska|sko|nje|ost|anje|evka|ilka|ilec|ček)\b/iu;
const ENGLISH = /\b(?:with|for|and|the|of)\b|w(?!\b)|(?:ee|oo|ck|sh|th|ing|tion|ght|ea)(?:\b|\p{L})/iu;

export function traitsOf(offer: ComparedOffer): Traits {
  const { lang, ...texts } = offer.name;
  const names = Object.entries(texts).map(([locale, text]) => ({ locale: locale as Locale, text }));
  const packs = names.map(({ text }) => packIn(withoutBytePacks(text)));
  const pack = packOf(offer, packs);
  const amounts = new Map<string, number[]>();
  names.forEach(({ locale }, index) => addAmounts(amounts, packs[index]!.rest, locale));
  if (offer.unitMeasure && pack.count === null) addAmounts(amounts, offer.unitMeasure, 'en');
  const brandWords = foldedWords(offer.brand ?? '').filter((word) => !storeWords(offer).includes(word));
  const unmeasured = packs.map(({ rest }) => withoutAmounts(rest));
  const found = codesIn(unmeasured);
  const mpn = squeezeText(offer.mpn ?? '');
  const text = names.map(({ text: name }) => name).join(' ');
  return {
    offer,
    pack: { ...pack, rest: unmeasured.join(' ') },
    words: wordsOf(unmeasured),
    languages: new Set(lang ? [lang] : names.map(({ locale }) => locale)),
    spelling: spellingOf(text),
    brandWords,
    codes: found,
    models: new Set([...found.tokens, ...(mpn.length > 3 ? [mpn] : [])].filter(isModel)),
    amounts,
    colours: new Set([
      ...coloursIn(text, brandWords),
      ...offer.colours.flatMap((colour) => coloursIn(colour, [])),
    ]),
    sizes: sizesIn(text, offer.sizes),
  };
}

const withoutBytePacks = (text: string) =>
  text.replace(TIMES_BYTES, (_, times: string, each: string, unit: string) => {
    return `${Number(times) * Number(each)} ${unit}`;
  });

/**
 * From the store's statements, and from the names in both languages; a name may describe one of several
 * packs.
 */
function packOf({ multipack, isBundle }: ComparedOffer, packs: Pack[]): Pack {
  const stated = multipack !== null && multipack > 1 ? multipack : null;
  const pieces = packs.flatMap((pack) => pack.pieces);
  return {
    count: stated ?? packs.map(({ count }) => count).find((count) => count !== null) ?? null,
    pieces: pieces.map((count) => (stated === null || count === stated ? count : stated * count)),
    isBundle: isBundle || packs.some((pack) => pack.isBundle),
    isSet: packs.some(({ isSet }) => isSet),
    rest: '',
  };
}

function addAmounts(amounts: Map<string, number[]>, text: string, locale: Locale): void {
  const add = (unit: string, amount: number) => {
    if (TELLING_UNITS.has(unit)) amounts.set(unit, [...(amounts.get(unit) ?? []), amount]);
  };
  for (const { words, end } of measuresIn(text, locale))
    for (const word of words) {
      const [, amount, unit] = /^#([\d.]+)(\p{L}+)$/u.exec(word) ?? [];
      if (unit) add(unit === 'mb' && MEMORY.test(text.slice(end)) ? 'ram' : unit, Number(amount));
    }
  for (const [, inches] of text.matchAll(INCHES)) add('mm', Number(inches!.replace(',', '.')) * 25.4);
}

const withoutAmounts = (text: string) => withoutMeasures(text, 'sl').replace(INCHES, ' ');

function wordsOf(texts: string[]): Set<string> {
  const words = texts.flatMap(foldedWords);
  const stems = words
    .filter((word) => word.length > 1 && !/^\d{1,4}$/.test(word) && !STOP_WORDS.has(word) && !colourOf(word))
    .map(wordStem);
  return new Set(stems.filter((stem) => !EMPTY_WORDS.has(stem)));
}

function spellingOf(text: string): Traits['spelling'] {
  if (SLAVIC.test(text)) return 'slavic';
  return ENGLISH.test(foldText(text)) ? 'english' : null;
}

/** If the brand is the store's own name, it has no meaning. */
const storeWords = ({ storeName, brand }: ComparedOffer) =>
  squeezeText(storeName).includes(squeezeText(brand ?? '')) ? foldedWords(brand ?? '') : [];
