import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Locale } from '../../../../core/i18n/locales.js';
import type { TextWord } from '../../../words/text-words.js';
import type { NameWord } from '../../source/name-words.js';
import type { Write } from './bulk-writer.js';
import type { IndexRow } from '../../source/card-offers.js';
import { type WordDocument, wordDocument } from './name-documents.js';
import type { nameWords } from './offer-names.js';

/**
 * Number of words that are known to be in the index. Unlike `max`, it takes memory only for existing ones.
 */
export const KNOWN = { maxSize: 200_000, sizeCalculation: () => 1 };
/** A word that was unused meanwhile is marked as used again. */
const KNOWN_MS = 10 * 60_000;

/** A word of some offers. */
interface SeenWord extends TextWord {
  languages: Locale[];
  first: number;
  /** The last card that had it, and how many did. */
  last: number;
  uses: number;
}

/** The index that has a word, and in which languages. */
interface WrittenWord {
  into: string;
  languages: Locale[];
}

/** The words of names, for the vocabulary: each is written once in a while, however many offers have it. */
@Injectable()
export class WordWriter {
  private readonly known = new LRUCache<string, WrittenWord>({ ...KNOWN, ttl: KNOWN_MS });

  /**
   * Words in card names that may not be in the index yet.
   * @param offers in the order of their cards
   * @param options.isFilling into a generation that is being made
   */
  ofOffers(
    offers: IndexRow[],
    generations: string[],
    { names, isFilling }: { names: typeof nameWords; isFilling: boolean },
  ): Write[] {
    const into = generations.join();
    return [...wordsOf(offers, names)].flatMap(([key, word]) => {
      const place = this.known.get(key);
      const isThere = place?.into === into;
      const before = isThere ? place.languages : [];
      const missing = word.languages.filter((language) => !before.includes(language));
      if (!missing.length) return [];
      this.known.set(key, { into, languages: [...before, ...missing] });
      const document = wordDocument(word, missing.length > 1 ? null : missing[0]!, word);
      return document ? { ...toWrite(document), isNew: isFilling } : [];
    });
  }

  ofName(words: NameWord[]): Write[] {
    return words.flatMap((word) => {
      const document = wordDocument(word, word.language);
      return document ? [toWrite(document)] : [];
    });
  }

  /** Forgets all known words, because a write failed. */
  forget(): void {
    this.known.clear();
  }
}

/** Each spelling once, with the number of cards that have it. */
function wordsOf(offers: IndexRow[], names: typeof nameWords): Map<string, SeenWord> {
  const seen = new Map<string, SeenWord>();
  for (const offer of offers)
    for (const { language, words, measures } of names(offer.name)) {
      for (const word of words) see(seen, word, language, offer.cardId);
      for (const word of measures) see(seen, { word, label: word }, language, offer.cardId);
    }
  return seen;
}

function see(seen: Map<string, SeenWord>, { word, label }: TextWord, language: Locale, cardId: number): void {
  const key = word === label ? word : `${label} ${word}`;
  const known = seen.get(key);
  if (!known) {
    seen.set(key, { word, label, languages: [language], first: cardId, last: cardId, uses: 1 });
    return;
  }
  if (!known.languages.includes(language)) known.languages.push(language);
  if (known.last === cardId) return;
  known.last = cardId;
  known.uses++;
}

const toWrite = ({ id, body }: WordDocument): Write => ({
  kind: 'words',
  id,
  body: JSON.stringify(body),
});
