import { Injectable } from '@nestjs/common';
import { PublicReads } from '../core/database/public-reads.js';
import { foldText } from '../core/i18n/fold-text.js';
import type { Locale } from '../core/i18n/locales.js';
import { MAX_BRAND_WORDS } from './search-understanding.js';
import { BEGUN_BRANDS, BEGUN_WORDS, BEGUN_WORDS_OF } from './understanding.statements.js';

const LAST_WORD = /(?<![\p{L}\p{N}\p{M}])[\p{L}\p{N}\p{M}]+$/u;

export interface BrandName {
  key: string;
  name: string;
}

/** How a text that somebody is still typing may go on. */
@Injectable()
export class SearchCompletions {
  constructor(private readonly reads: PublicReads) {}

  /**
   * The text with its last word completed, the most used first; never as it stands already. Other languages' words only
   * where this one has none.
   * @param offerIds what the text has found: a word after others must go with them
   */
  async words(text: string, language: Locale, offerIds: number[], most: number): Promise<string[]> {
    const last = LAST_WORD.exec(text);
    if (!last) return [];
    const beginning = foldText(last[0]);
    const before = text.slice(0, last.index);
    const isFirst = before.trim() === '';
    const begun = await this.reads.prepared<{ word: string; label: string }[]>(
      isFirst ? BEGUN_WORDS : BEGUN_WORDS_OF,
      [beginning, most + 1, language, ...(isFirst ? [] : [offerIds])],
    );
    return begun
      .filter(({ word, label }) => word !== beginning || label !== last[0].toLowerCase())
      .map(({ label }) => before + label)
      .slice(0, most);
  }

  /** Brands whose name begins like the end of a text. */
  brands(text: string, most: number): Promise<BrandName[]> {
    const words = foldText(text).split(' ').slice(-MAX_BRAND_WORDS);
    const phrases = words.map((_, start) => words.slice(start).join(' ')).filter((each) => each.length > 1);
    return this.reads.prepared<BrandName[]>(BEGUN_BRANDS, [phrases, most]);
  }
}
