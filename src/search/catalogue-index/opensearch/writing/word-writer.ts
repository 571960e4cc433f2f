import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Locale } from '../../../../core/i18n/locales.js';
import type { TextWord } from '../../../words/text-words.js';
import { hashOf } from '../../source/hash.js';
import type { NameWord } from '../../source/name-words.js';
import type { Json } from '../engine/engine.js';
import type { Write } from './bulk-writer.js';
import type { OfferRow } from './card-documents.js';
import { OF_NAMES, type WordDocument, wordDocument } from './name-documents.js';
import type { nameWords } from './offer-names.js';

/** So many things are known to be in the index. Unlike `max`, it takes memory only for what is there. */
export const KNOWN = { maxSize: 200_000, sizeCalculation: () => 1 };
/** A word that nothing has had meanwhile is marked as used again. */
const KNOWN_MS = 10 * 60_000;
const WORDS_AT_ONCE = 5_000;
/** 16 MB: few of a million words share a bit. */
const SEEN_BITS = 27;

/** A word of some offers. */
interface SeenWord extends TextWord {
  languages: Locale[];
  first: number;
  /** The last card that had it, and how many did. */
  last: number;
  uses: number;
}

/** Where a word is known to be. */
interface Place {
  into: string;
  languages: Locale[];
}

/** The words of names, for the vocabulary: each is written once in a while, however many offers have it. */
@Injectable()
export class WordWriter {
  private readonly known = new LRUCache<string, Place>({ ...KNOWN, ttl: KNOWN_MS });

  /**
   * Words of the names of cards that may not be in the index yet.
   * @param offers in the order of their cards
   * @param options.seen is told of all words that they have
   */
  ofOffers(
    offers: OfferRow[],
    generations: string[],
    { names, seen }: { names: typeof nameWords; seen?: SeenWords },
  ): Write[] {
    const into = generations.join();
    return [...wordsOf(offers, names)].flatMap(([key, word]) => {
      const place = this.known.get(key);
      const isThere = place?.into === into;
      seen?.see(word.word);
      const before = isThere ? place.languages : [];
      const missing = word.languages.filter((language) => !before.includes(language));
      if (!missing.length) return [];
      this.known.set(key, { into, languages: [...before, ...missing] });
      const document = wordDocument(word, missing.length > 1 ? null : missing[0]!, word);
      return document ? { ...toWrite(document), isNew: seen !== undefined } : [];
    });
  }

  ofName(words: NameWord[]): Write[] {
    return words.flatMap((word) => {
      const document = wordDocument(word, word.language);
      return document ? [toWrite(document)] : [];
    });
  }

  /** Nothing is known to be there: a write has failed. */
  forget(): void {
    this.known.clear();
  }
}

/**
 * Words that a rebuild sees in several of its batches or spellings, or that were written before it saw them, and so has
 * not counted; of the others it knows all uses.
 */
export class SeenWords {
  private readonly words = new Set<string>();
  /** A bit for the words of each hash: of two words that share it, the later one is counted though it need not be. */
  private readonly seen = new Uint32Array(2 ** SEEN_BITS / 32);

  /** Once for each batch and spelling. */
  see(word: string): void {
    const bit = hashOf(word) >>> (32 - SEEN_BITS);
    const mask = 1 << (bit & 31);
    if (this.seen[bit >>> 5]! & mask) this.add(word);
    else this.seen[bit >>> 5]! |= mask;
  }

  add(word: string): void {
    // of so many it is as quick to count all
    if (this.words.size < KNOWN.maxSize) this.words.add(word);
  }

  /** Which documents of words have to be counted, in parts. */
  *uncounted(): Generator<Json> {
    if (this.words.size === KNOWN.maxSize) return yield { match_all: {} };
    yield { term: { first: OF_NAMES } };
    const words = [...this.words];
    for (let start = 0; start < words.length; start += WORDS_AT_ONCE)
      yield { terms: { word: words.slice(start, start + WORDS_AT_ONCE) } };
  }
}

/** Each spelling once, with the number of cards that have it. */
function wordsOf(offers: OfferRow[], names: typeof nameWords): Map<string, SeenWord> {
  const seen = new Map<string, SeenWord>();
  for (const offer of offers)
    for (const { language, words, measures } of names(offer)) {
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
