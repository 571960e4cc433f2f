import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type Locale, LOCALES } from '../../../../core/i18n/locales.js';
import { measureWords } from '../../../words/measures.js';
import { type TextWord, textWords } from '../../../words/text-words.js';
import type { NamedWord } from '../../source/named-words.js';
import type { Write } from './bulk-writer.js';
import type { OfferRow } from './card-documents.js';
import { type WordDocument, wordDocument } from './name-documents.js';

/** So many things are known to be in the index. Unlike `max`, it takes memory only for what is there. */
export const KNOWN = { maxSize: 200_000, sizeCalculation: () => 1 };
/** A word that nothing has had meanwhile is marked as used again. */
const KNOWN_MS = 10 * 60_000;

/** The words of names, for the vocabulary: each is written once in a while, however many offers have it. */
@Injectable()
export class WordWriter {
  private readonly known = new LRUCache<string, string>({ ...KNOWN, ttl: KNOWN_MS });

  /** Words of the names of cards that may not be in the index yet. */
  ofOffers(offers: OfferRow[], generations: string[]): Write[] {
    const missing = new Map<string, Write>();
    const into = generations.join();
    for (const { name, cardId } of offers)
      for (const language of LOCALES)
        for (const word of nameWords(name[language] ?? '', language)) {
          const seen = `${language} ${word.label} ${word.word}`;
          if (missing.has(seen) || this.known.get(seen) === into) continue;
          const document = wordDocument(word, language, cardId);
          if (document) missing.set(seen, toWrite(document));
          this.known.set(seen, into);
        }
    return [...missing.values()];
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

/** The words of a name, and one for each measure in it. */
const nameWords = (name: string, language: Locale): TextWord[] => [
  ...textWords(name),
  ...measureWords(name, language).map((word) => ({ word, label: word })),
];

const toWrite = ({ id, body }: WordDocument): Write => ({ kind: 'words', id, body });
