import { Injectable } from '@nestjs/common';
import { PublicReads } from '../../core/database/public-reads.js';
import { int, oneOf, statement, text, texts } from '../../core/database/statement.js';
import { type Locale, LOCALES } from '../../core/i18n/locales.js';
import { withoutStopWords } from '../words/stop-words.js';
import { ngramsOf, textWords } from '../words/text-words.js';
import { wordStem } from '../words/word-stem.js';
import { MAX_PHRASE, phraseKey } from './phrase.js';

/** A phrase of a query that has a synonym: the place of its first word, and the place after its last. */
export interface Expansion {
  start: number;
  end: number;
  synonym: string;
}

const STATE = statement({ state: text })`
  select concat(count(*), ' ', max(updated_at), ' ', max(id)) as state from synonyms`;
const ALL = statement({ id: int, language: oneOf<Locale>(), words: texts, meanings: texts })`
  select id, language, words, meanings from synonyms order by id`;

/** The synonyms of one language. */
export class SynonymDictionary {
  private readonly synonyms = new Map<string, string[]>();
  /** The single words of all phrases. */
  readonly words: { word: string; label: string; stem: string; uses: number }[];

  constructor(synonyms: { words: string[]; meanings: string[] }[] = []) {
    for (const { words, meanings } of synonyms)
      for (const word of words) {
        const key = phraseKey(word);
        const others = (meanings.length ? meanings : words).filter((other) => phraseKey(other) !== key);
        this.synonyms.set(key, others);
        // the words of a query have no stop words
        const bare = phraseKey(withoutStopWords(word));
        if (bare.includes(' ') && !this.synonyms.has(bare)) this.synonyms.set(bare, others);
      }
    const words = synonyms.flatMap((synonym) => synonym.words).flatMap(textWords);
    const labels = new Map(words.map(({ word, label }) => [word, label]));
    this.words = [...labels].map(([word, label]) => ({ word, label, stem: wordStem(word), uses: 0 }));
  }

  /** @param words of the query, in order, without case and diacritics (foldText) */
  expand(words: string[]): Expansion[] {
    return ngramsOf(words.map(wordStem), MAX_PHRASE).flatMap(({ items, start, end }) =>
      (this.synonyms.get(items.join(' ')) ?? []).map((synonym) => ({ start, end, synonym })),
    );
  }

  /** Texts with a synonym in place of some of the words. */
  textsFor(words: string[]): string[] {
    return this.expand(words).map(({ start, end, synonym }) =>
      [...words.slice(0, start), synonym, ...words.slice(end)].join(' '),
    );
  }
}

/** Caches the synonyms for searches. */
@Injectable()
export class SynonymDictionaries {
  private cached: { state: string; dictionaries: Map<Locale, SynonymDictionary> } | null = null;

  constructor(private readonly reads: PublicReads) {}

  /** The current ones: each call checks for changes. */
  async getDictionary(language: Locale): Promise<SynonymDictionary> {
    const { state } = await STATE.one(this.reads.planned);
    if (this.cached?.state !== state) {
      const all = await ALL.rows(this.reads.planned);
      const dictionaries = new Map<Locale, SynonymDictionary>();
      for (const locale of LOCALES)
        dictionaries.set(locale, new SynonymDictionary(all.filter((each) => each.language === locale)));
      this.cached = { state, dictionaries };
    }
    return this.cached.dictionaries.get(language)!;
  }
}
