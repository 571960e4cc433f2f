import { Injectable } from '@nestjs/common';
import { foldText } from '../core/i18n/fold-text.js';
import type { Locale } from '../core/i18n/locales.js';
import {
  CatalogueIndex,
  type KnownWord,
  type NamedBrand,
  type Vocabulary,
} from './catalogue-index/catalogue-index.js';
import { MAX_BRAND_WORDS } from './query-reader.js';
import { oneMistakeAway } from './words/spelling.js';

const LAST_WORD = /(?<![\p{L}\p{N}\p{M}])[\p{L}\p{N}\p{M}]+$/u;
const LETTER_FIRST = /^\p{L}/u;
/** Nearly every shorter text is the prefix of some word. */
const MIN_CORRECTED = 4;
const NO_USES: ReadonlyMap<string, number> = new Map();

/** Completes queries that are being typed. */
@Injectable()
export class SearchCompletions {
  constructor(private readonly index: CatalogueIndex) {}

  /**
   * The query with its last word completed, the most used words first; never the query itself. If no word has
   * the prefix, one mistake is allowed. Words of other languages follow only if this one has none.
   * @param offerIds the hits of the query: after other words, a completion occurs in these
   */
  async words(text: string, language: Locale, offerIds: number[], most: number): Promise<string[]> {
    const last = LAST_WORD.exec(text);
    if (!last) return [];
    const prefix = foldText(last[0]);
    const before = text.slice(0, last.index);
    const isFirst = before.trim() === '';
    const vocabulary = await this.index.vocabulary();
    const { completed, uses } = await vocabulary.read((words) => {
      const prefixes = this.prefixesOf(prefix, words);
      if (isFirst) return { completed: prefixes.flatMap((each) => words.beginningWith(each)), uses: NO_USES };
      const uses = new Map(prefixes.flatMap((each) => [...words.usesIn(each, offerIds)]));
      return { completed: [...uses.keys()].flatMap((word) => words.find(word) ?? []), uses };
    });
    const usesOf = (word: KnownWord) => (isFirst ? word.uses : (uses.get(word.word) ?? 0));
    const isOwn = (word: KnownWord) => (language === 'sl' ? word.inSl : word.inEn);
    const used = completed.filter((word) => usesOf(word) > 0 && (!isFirst || LETTER_FIRST.test(word.word)));
    const own = used.some(isOwn) ? used.filter(isOwn) : used;
    const sorted = own.sort((a, b) => usesOf(b) - usesOf(a) || (a.word < b.word ? -1 : 1));
    return onePerStem(sorted)
      .slice(0, most + 1)
      .filter(({ word, label }) => word !== prefix || label !== last[0].toLowerCase())
      .map(({ label }) => before + label)
      .slice(0, most);
  }

  /** Whether the query ends with a whole word, so that it is a useful suggestion itself. */
  async isWhole(text: string): Promise<boolean> {
    const last = LAST_WORD.exec(text.trim());
    if (!last || !LETTER_FIRST.test(last[0])) return true;
    const vocabulary = await this.index.vocabulary();
    return vocabulary.read((words) => words.find(foldText(last[0])) !== undefined);
  }

  /** The prefix, or else its corrections of one mistake; a shorter prefix is none. */
  private prefixesOf(prefix: string, vocabulary: Vocabulary): string[] {
    if (vocabulary.hasPrefix(prefix)) return [prefix];
    if (prefix.length < MIN_CORRECTED || !LETTER_FIRST.test(prefix)) return [];
    return oneMistakeAway(prefix).filter(
      (other) =>
        (other[0] === prefix[0] || prefix.length > MIN_CORRECTED) &&
        !prefix.startsWith(other) &&
        vocabulary.hasPrefix(other),
    );
  }

  /** Brands whose name begins with the end of the query, the longest match first. */
  async brands(text: string, most: number): Promise<NamedBrand[]> {
    const words = foldText(text).split(' ').slice(-MAX_BRAND_WORDS);
    const phrases = words.map((_, start) => words.slice(start).join(' ')).filter((each) => each.length > 1);
    const vocabulary = await this.index.vocabulary();
    const brands = await vocabulary.read((words) =>
      phrases.flatMap((phrase) => words.brandsBeginning(phrase)),
    );
    return [...new Map(brands.map((brand) => [brand.key, brand])).values()].slice(0, most);
  }
}

/** The first form of each word. */
function onePerStem(words: KnownWord[]): KnownWord[] {
  const seen = new Set<string>();
  return words.filter(({ stem }) => !seen.has(stem) && seen.add(stem));
}
