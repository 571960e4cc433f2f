import { Injectable } from '@nestjs/common';
import { PublicReads } from '../../core/database/public-reads.js';
import { int, oneOf, statement, text, texts } from '../../core/database/statement.js';
import { type Locale, LOCALES } from '../../core/i18n/locales.js';
import type { KnownWord } from '../catalogue-index/catalogue-index.js';
import { textWords } from '../words/text-words.js';
import { wordStem } from '../words/word-stem.js';
import { MAX_PHRASE, phraseOf } from './phrase.js';

/** A run of words that means something else besides. */
export interface Meaning {
  /** The first word and the one after the last, from 0. */
  start: number;
  end: number;
  meaning: string;
}

const STATE = statement({ state: text })`
  select concat(count(*), ' ', max(updated_at), ' ', max(id)) as state from synonyms`;
const ALL = statement({ id: int, language: oneOf<Locale>(), words: texts, meanings: texts })`
  select id, language, words, meanings from synonyms order by id`;

/** The synonyms of one language. */
export class KnownSynonyms {
  private readonly meanings = new Map<string, string[]>();
  /** The single words of all phrases. */
  readonly words: KnownWord[];

  constructor(synonyms: { words: string[]; meanings: string[] }[]) {
    for (const { words, meanings } of synonyms)
      for (const phrase of words) {
        const key = phraseOf(phrase);
        const others = (meanings.length ? meanings : words).filter((other) => phraseOf(other) !== key);
        this.meanings.set(key, others);
      }
    const labels = new Map(
      synonyms
        .flatMap(({ words }) => words)
        .flatMap(textWords)
        .map(({ word, label }) => [word, label]),
    );
    this.words = [...labels].map(([word, label]) => ({
      word,
      label,
      stem: wordStem(word),
      uses: 0,
      inSl: true,
      inEn: true,
    }));
  }

  /** @param words folded, in their order */
  of(words: string[]): Meaning[] {
    const stems = words.map(wordStem);
    return stems.flatMap((_, start) =>
      Array.from(
        { length: Math.min(MAX_PHRASE, stems.length - start) },
        (_run, more) => start + more + 1,
      ).flatMap((end) =>
        (this.meanings.get(stems.slice(start, end).join(' ')) ?? []).map((meaning) => ({
          start,
          end,
          meaning,
        })),
      ),
    );
  }
}

/** Synonyms as searches need them. */
@Injectable()
export class SynonymsSearch {
  private known: { state: string; of: Map<Locale, KnownSynonyms> } | null = null;

  constructor(private readonly reads: PublicReads) {}

  /** As they are at this moment. */
  async in(language: Locale): Promise<KnownSynonyms> {
    const { state } = await STATE.one(this.reads.planned);
    if (this.known?.state !== state) {
      const all = await ALL.rows(this.reads.planned);
      const of = new Map(
        LOCALES.map(
          (locale) => [locale, new KnownSynonyms(all.filter((one) => one.language === locale))] as const,
        ),
      );
      this.known = { state, of };
    }
    return this.known.of.get(language)!;
  }
}
