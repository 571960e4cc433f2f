import type { KnownWord, NamedBrand, Vocabulary, VocabularyReader } from '../catalogue-index.js';
import { KIND_CODES } from '../codes.js';
import { countMistakes } from '../../words/spelling.js';
import { EngineNames } from './engine-names.js';
import { withOffer, inCards } from './engine/card-queries.js';
import { EngineIndexes } from './engine/engine-indexes.js';
import { ANY, type Answer, Engine, type Hit, type Json } from './engine/engine.js';
import { brandsOf, buildAggregations, countsOf, resultsOf } from './facets.js';

const QUERIES_AT_ONCE = 100;
const MAX_LIKE = 1_000;
const UNUSED: Json = { term: { isUnused: true } };

/** Something that is asked of the vocabulary, and cannot be answered yet. */
interface Need {
  key: string;
  /** Words with a condition are fetched together; others one by one. */
  fetch: Json | (() => Promise<unknown>);
}

/** The words of the engine, fetched on request, and kept while a text is read. */
export class EngineVocabulary implements VocabularyReader {
  private readonly known = new Map<string, unknown>();

  constructor(
    private readonly engine: Engine,
    private readonly indexes: EngineIndexes,
    private readonly names: EngineNames,
  ) {}

  async read<Result>(look: (vocabulary: Vocabulary) => Result): Promise<Result> {
    for (;;) {
      const needs = new Map<string, Need>();
      const result = look(new KnownVocabulary(this.known, needs, this));
      if (!needs.size) return result;
      await this.fetch([...needs.values()]);
    }
  }

  private async fetch(needs: Need[]): Promise<void> {
    const ofWords: { key: string; condition: Json }[] = [];
    const others: Promise<unknown>[] = [];
    for (const { key, fetch } of needs) {
      if (typeof fetch !== 'function') ofWords.push({ key, condition: fetch });
      else others.push(fetch().then((answer) => this.known.set(key, answer)));
    }
    for (let start = 0; start < ofWords.length; start += QUERIES_AT_ONCE)
      others.push(this.words(ofWords.slice(start, start + QUERIES_AT_ONCE)));
    await Promise.all(others);
  }

  /** Notes the used words with each of some conditions, however many they are. */
  private async words(asked: { key: string; condition: Json }[]): Promise<void> {
    const found = await this.engine.searchAll(
      this.indexes.alias('words'),
      asked.map(({ condition }) => ({
        query: { bool: { filter: [condition], must_not: UNUSED } },
        sort: [{ uses: 'desc' }, { word: 'asc' }, { first: 'asc' }, { label: 'asc' }, { language: 'asc' }],
      })),
    );
    asked.forEach(({ key }, at) => this.known.set(key, knownWords(found[at]!)));
  }

  async like(field: 'word' | 'stem', value: string, mistakes: number): Promise<KnownWord[]> {
    const fuzzy = { value, fuzziness: Math.min(mistakes, 2), prefix_length: 0, transpositions: true };
    const isSpelt = { term: { [field === 'word' ? 'isSpelt' : 'isStemSpelt']: true } };
    const [answer] = await this.engine.search(this.indexes.alias('words'), [
      {
        query: {
          bool: {
            filter: [{ fuzzy: { [field]: { ...fuzzy, rewrite: 'constant_score' } } }, isSpelt],
            must_not: UNUSED,
          },
        },
        sort: [{ uses: 'desc' }, { word: 'asc' }, { first: 'asc' }],
        size: MAX_LIKE,
      },
    ]);
    return knownWords(answer!.hits.hits).filter((word) => countMistakes(value, word[field]) <= mistakes);
  }

  async hasPrefix(prefix: string): Promise<boolean> {
    const query = { bool: { filter: [{ prefix: { word: prefix } }], must_not: UNUSED } };
    const [answer] = await this.engine.search(this.indexes.alias('words'), [
      { query, size: 1, _source: false },
    ]);
    return answer!.hits.hits.length > 0;
  }

  async hasCode(code: string): Promise<boolean> {
    const query = withOffer({ term: { 'offer.codes': code } });
    const [answer] = await this.cards({ ...ANY, query });
    return answer!.hits.total!.value > 0;
  }

  /** Brands of products that visitors see. */
  async brands(which: Json): Promise<NamedBrand[]> {
    const brands = await this.names.brands(which);
    if (!brands.length) return [];
    const ids = brands.map(({ id }) => String(id));
    const fitting = {
      bool: {
        filter: [{ terms: { 'offer.brand': ids } }, { term: { 'offer.kind': String(KIND_CODES.product) } }],
      },
    };
    const [answer] = await this.cards({
      size: 0,
      track_total_hits: false,
      query: withOffer(fitting),
      aggs: buildAggregations([brandsOf(ids)], fitting),
    });
    const seen = new Set(countsOf(resultsOf(answer!).brands).map(({ key }) => key));
    return brands.filter(({ id }) => seen.has(String(id))).map(({ key, title }) => ({ key, name: title }));
  }

  /** Counts within a few offers. */
  async usesIn(beginning: string, offerIds: number[]): Promise<Map<string, number>> {
    const [answer] = await this.cards({
      size: offerIds.length,
      query: inCards(withOffer({ terms: { 'offer.id': offerIds } })),
      _source: ['offer.id', 'offer.texts'],
    });
    const asked = new Set(offerIds);
    const uses = new Map<string, number>();
    for (const { _source } of answer!.hits.hits)
      for (const { id, texts } of _source!.offer as { id: number; texts: string[] }[]) {
        if (!asked.has(id)) continue;
        for (const word of new Set(texts.flatMap((text) => text.split(' '))))
          if (word.startsWith(beginning)) uses.set(word, (uses.get(word) ?? 0) + 1);
      }
    return uses;
  }

  private cards(body: Json): Promise<Answer[]> {
    return this.engine.search(this.indexes.alias('cards'), [body]);
  }
}

/** Answers known words, and records unknown ones. */
class KnownVocabulary implements Vocabulary {
  constructor(
    private readonly known: Map<string, unknown>,
    private readonly needs: Map<string, Need>,
    private readonly source: EngineVocabulary,
  ) {}

  find(word: string): KnownWord | undefined {
    return this.lookUp(['find', word], [], { term: { word } })[0];
  }

  withStem(stem: string): KnownWord[] {
    return this.lookUp(['stem', stem], [], { term: { stem } });
  }

  hasPrefix(prefix: string): boolean {
    return this.lookUp(['prefix', prefix], false, () => this.source.hasPrefix(prefix));
  }

  beginningWith(beginning: string): KnownWord[] {
    return this.lookUp(['beginning', beginning], [], { prefix: { word: beginning } });
  }

  like(word: string, mistakes: number): KnownWord[] {
    return this.lookUp(['like', word, mistakes], [], () => this.source.like('word', word, mistakes));
  }

  withStemLike(stem: string, mistakes: number): KnownWord[] {
    return this.lookUp(['stemLike', stem, mistakes], [], () => this.source.like('stem', stem, mistakes));
  }

  hasCode(word: string): boolean {
    return this.lookUp(['code', word], false, () => this.source.hasCode(word));
  }

  brandsNamed(name: string): NamedBrand[] {
    return this.lookUp(['brand', name], [], () => this.source.brands({ term: { key: name } }));
  }

  brandsBeginning(beginning: string): NamedBrand[] {
    return this.lookUp(['brands', beginning], [], () => this.source.brands({ prefix: { key: beginning } }));
  }

  usesIn(beginning: string, offerIds: number[]): Map<string, number> {
    if (!offerIds.length) return new Map();
    return this.lookUp(['uses', beginning, ...offerIds], new Map(), () =>
      this.source.usesIn(beginning, offerIds),
    );
  }

  private lookUp<Value>(
    asked: (string | number)[],
    unknown: Value,
    fetch: Json | (() => Promise<Value>),
  ): Value {
    const key = JSON.stringify(asked);
    if (this.known.has(key)) return this.known.get(key) as Value;
    this.needs.set(key, { key, fetch });
    return unknown;
  }
}

/** One for all the spellings and languages of a word, the most used first. */
function knownWords(hits: Hit[]): KnownWord[] {
  const words = new Map<string, KnownWord>();
  for (const { _source } of hits) {
    const {
      word,
      label = word,
      stem,
      language,
      uses,
    } = _source as unknown as {
      word: string;
      label?: string;
      stem: string;
      language: string;
      uses: number;
    };
    const known = words.get(word) ?? { word, label, stem, uses, inSl: false, inEn: false };
    // a spelling with diacritics is better
    if (known.label === word) known.label = label;
    known.inSl ||= language !== 'en';
    known.inEn ||= language !== 'sl';
    known.uses = Math.max(known.uses, uses);
    words.set(word, known);
  }
  return [...words.values()].sort((a, b) => b.uses - a.uses || (a.word < b.word ? -1 : 1));
}
