import { Injectable } from '@nestjs/common';
import { PublicReads } from '../core/database/public-reads.js';
import type { Locale } from '../core/i18n/locales.js';
import { NEAREST_CATEGORY } from './named-categories.js';
import { headOf, withoutSmallWords } from './small-words.js';
import { FINDING_TEXTS } from './understanding.statements.js';
import { wishedText } from './wished-text.js';

const MAX_WORDS = 6;
const MAX_PARTS = 4;
const MIN_WORD_LENGTH = 3;
/** Quotes, commas and brackets belong to the whole. */
const AROUND_WORDS = /(?<=^|\s)\p{P}+|(?<!\p{P})\p{P}+(?=\s|$)/gu;

/** What is left of a text that finds nothing as a whole. */
@Injectable()
export class SearchParts {
  constructor(private readonly reads: PublicReads) {}

  /** Texts that find something: all its words but one, or else its single words; small words say nothing alone. */
  async finding(text: string, language: Locale): Promise<string[]> {
    const words = withoutSmallWords(wishedText(text).replace(AROUND_WORDS, ''))
      .split(' ')
      .slice(0, MAX_WORDS);
    if (words.length < 2) return [];
    // without the last word first, so that two words come in their order
    const shorter = words
      .map((_, left) => words.filter((_word, place) => place !== left))
      .filter((rest) => rest.some(isLong))
      .map((rest) => rest.join(' '))
      .toReversed();
    const single = words.filter(isLong);
    const rows = await this.reads.prepared<{ text: string }[]>(FINDING_TEXTS, [
      [...new Set([...shorter, ...single])],
      language,
    ]);
    const found = rows.map((row) => row.text);
    const best = found.filter((each) => shorter.includes(each));
    return (best.length ? best : found).slice(0, MAX_PARTS);
  }

  /** The id of the category that the text comes nearest to; null when none has any of its words. */
  async category(text: string): Promise<number | null> {
    const [nearest] = await this.reads.prepared<{ id: number }[]>(NEAREST_CATEGORY, [text, headOf(text)]);
    return nearest?.id ?? null;
  }
}

/** Shorter ones are the beginning of too much to say anything. */
const isLong = (word: string) => word.length >= MIN_WORD_LENGTH;
