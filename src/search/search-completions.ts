import { Injectable } from '@nestjs/common';
import { foldText } from '../core/i18n/fold-text.js';
import type { Locale } from '../core/i18n/locales.js';
import {
  CatalogueIndex,
  type KnownWord,
  type NamedBrand,
  type Vocabulary,
} from './catalogue-index/catalogue-index.js';
import { MAX_BRAND_WORDS } from './phrases.js';
import { oneMistakeAway } from './words/spelling.js';

const LAST_WORD = /(?<![\p{L}\p{N}\p{M}])[\p{L}\p{N}\p{M}]+$/u;
const LETTER_FIRST = /^\p{L}/u;
/** Of shorter beginnings nearly every one is that of some word. */
const MIN_MISTAKEN = 4;

/** How a text that somebody is still typing may go on. */
@Injectable()
export class SearchCompletions {
  constructor(private readonly index: CatalogueIndex) {}

  /**
   * The text with its last word completed, the most used first; never as it stands already. Where nothing begins so, one
   * mistake is allowed. Other languages' words only where this one has none.
   * @param offerIds what the text has found: a word after others must go with them
   */
  async words(text: string, language: Locale, offerIds: number[], most: number): Promise<string[]> {
    const last = LAST_WORD.exec(text);
    if (!last) return [];
    const beginning = foldText(last[0]);
    const before = text.slice(0, last.index);
    const vocabulary = await this.index.vocabulary();
    const { begun, times } = await vocabulary.read((words) => {
      const beginnings = this.beginningsOf(beginning, words);
      return {
        begun: beginnings.flatMap((each) => words.beginningWith(each)),
        times:
          before.trim() === ''
            ? null
            : new Map(beginnings.flatMap((each) => [...words.usesIn(each, offerIds)])),
      };
    });
    const usesOf = ({ word, uses }: KnownWord) => (times ? (times.get(word) ?? 0) : uses);
    const isSpoken = (word: KnownWord) => (language === 'sl' ? word.inSl : word.inEn);
    const used = begun.filter((word) => usesOf(word) > 0 && (times !== null || LETTER_FIRST.test(word.word)));
    const spoken = used.some(isSpoken) ? used.filter(isSpoken) : used;
    const sorted = spoken.sort((a, b) => usesOf(b) - usesOf(a) || (a.word < b.word ? -1 : 1));
    return onePerStem(sorted)
      .slice(0, most + 1)
      .filter(({ word, label }) => word !== beginning || label !== last[0].toLowerCase())
      .map(({ label }) => before + label)
      .slice(0, most);
  }

  /** Whether the text ends with a whole word, so that it is worth suggesting as it is. */
  async isWhole(text: string): Promise<boolean> {
    const last = LAST_WORD.exec(text.trim());
    if (!last || !LETTER_FIRST.test(last[0])) return true;
    const vocabulary = await this.index.vocabulary();
    return vocabulary.read((words) => words.find(foldText(last[0])) !== undefined);
  }

  /** Itself, or else what it may be with one mistake less; to leave its end out is none. */
  private beginningsOf(word: string, vocabulary: Vocabulary): string[] {
    if (vocabulary.beginningWith(word).length) return [word];
    if (word.length < MIN_MISTAKEN || !LETTER_FIRST.test(word)) return [];
    return oneMistakeAway(word).filter(
      (other) =>
        (other[0] === word[0] || word.length > MIN_MISTAKEN) &&
        !word.startsWith(other) &&
        vocabulary.beginningWith(other).length > 0,
    );
  }

  /** Brands whose name begins like the end of a text: what shares most with it first. */
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

/** Of the forms of one word the first. */
function onePerStem(words: KnownWord[]): KnownWord[] {
  const seen = new Set<string>();
  return words.filter(({ stem }) => !seen.has(stem) && seen.add(stem));
}
