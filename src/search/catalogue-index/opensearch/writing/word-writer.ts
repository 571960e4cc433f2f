import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Locale } from '../../../../core/i18n/locales.js';
import type { TextWord } from '../../../words/text-words.js';
import type { NamedWord } from '../../source/named-words.js';
import type { Json } from '../engine/engine.js';
import type { Write } from './bulk-writer.js';
import type { OfferRow } from './card-documents.js';
import { OF_NAMES, type WordDocument, wordDocument } from './name-documents.js';
import { nameWords } from './offer-names.js';

/** So many things are known to be in the index. Unlike `max`, it takes memory only for what is there. */
export const KNOWN = { maxSize: 200_000, sizeCalculation: () => 1 };
/** A word that nothing has had meanwhile is marked as used again. */
const KNOWN_MS = 10 * 60_000;
const WORDS_AT_ONCE = 5_000;

/** A word of some offers. */
interface MetWord extends TextWord {
  /** null: of a name in both. */
  language: Locale | null;
  first: number;
  uses: number;
}

/** The words of names, for the vocabulary: each is written once in a while, however many offers have it. */
@Injectable()
export class WordWriter {
  private readonly known = new LRUCache<string, string>({ ...KNOWN, ttl: KNOWN_MS });

  /**
   * Words of the names of cards that may not be in the index yet.
   * @param met is told of words that others had before
   */
  ofOffers(offers: OfferRow[], generations: string[], met?: MetWords): Write[] {
    const into = generations.join();
    return [...wordsOf(offers)].flatMap(([seen, word]) => {
      if (this.known.get(seen) === into) {
        met?.add(word.word);
        return [];
      }
      this.known.set(seen, into);
      const document = wordDocument(word, word.language, word);
      return document ? { ...toWrite(document), isNew: met !== undefined } : [];
    });
  }

  ofName(words: NamedWord[]): Write[] {
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

/** Words that a rebuild meets in several of its batches, and so has not counted; of the others it knows all uses. */
export class MetWords {
  private readonly words = new Set<string>();

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

/** Each once, with the number of these offers that have it. */
function wordsOf(offers: OfferRow[]): Map<string, MetWord> {
  const met = new Map<string, MetWord>();
  for (const offer of offers)
    for (const [key, { language, ...word }] of spellingsOf(offer)) {
      const seen = `${language ?? ''} ${key}`;
      const known = met.get(seen);
      if (known) known.uses++;
      else met.set(seen, { ...word, language, first: offer.cardId, uses: 1 });
    }
  return met;
}

/** The words of an offer's name, one for each spelling, and its measures. */
function spellingsOf(offer: OfferRow): Map<string, TextWord & { language: Locale | null }> {
  const spellings = new Map<string, TextWord & { language: Locale | null }>();
  for (const { language, words, measures } of nameWords(offer))
    for (const { word, label } of [...words, ...measures.map((word) => ({ word, label: word }))]) {
      const key = `${label} ${word}`;
      const known = spellings.get(key);
      if (!known) spellings.set(key, { word, label, language });
      else if (known.language !== language) known.language = null;
    }
  return spellings;
}

const toWrite = ({ id, body }: WordDocument): Write => ({ kind: 'words', id, body });
