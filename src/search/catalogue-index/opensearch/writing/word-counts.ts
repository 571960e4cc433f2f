import { Injectable } from '@nestjs/common';
import { CARD, withOffer, inCards } from '../engine/card-queries.js';
import { EngineIndexes } from '../engine/engine-indexes.js';
import { ANY, Engine, type Json } from '../engine/engine.js';
import { MAX_RESULT_WINDOW } from '../engine/index-definitions.js';
import { BulkWriter } from './bulk-writer.js';

/** The limit of hits of one search: each part reads the words of all cards. */
const COUNTED_AT_ONCE = MAX_RESULT_WINDOW;
const NAMES_AT_ONCE = 5_000;
const ASKED_AT_ONCE = 500;
const TIMEOUT_MS = 60_000;
/** The fields of offers that hold the ids of names. */
const IDS_IN = {
  brand: 'brand',
  store: 'company',
  category: 'categories',
  value: 'values',
  attribute: 'attributes',
} as const;
type Field = keyof typeof IDS_IN;

interface KnownWord {
  id: string;
  word: string;
  isUnused?: boolean;
  uses: number;
}

/** Counts how many cards have each word, and notes which words nothing visible has any more. */
@Injectable()
export class WordCounts {
  constructor(
    private readonly engine: Engine,
    private readonly indexes: EngineIndexes,
    private readonly bulk: BulkWriter,
  ) {}

  /** @param options.atOnce so many words are counted by one search */
  async refresh(
    generation: string,
    { signal, atOnce = COUNTED_AT_ONCE }: { signal?: AbortSignal; atOnce?: number } = {},
  ): Promise<void> {
    for (let after: (string | number)[] | undefined; !signal?.aborted;) {
      const page = await this.page(generation, atOnce, after);
      if (!page.words.length) return;
      await this.count(generation, page.words);
      after = page.last;
    }
  }

  private async page(generation: string, size: number, after?: (string | number)[]) {
    const search = [
      {
        sort: [{ word: 'asc' }, { first: 'asc' }, { label: 'asc' }, { language: 'asc' }],
        size,
        _source: ['word', 'isUnused', 'uses'],
        ...(after && { search_after: after }),
      },
    ];
    const [answer] = await this.engine.search(this.indexes.writing('words', generation), search, TIMEOUT_MS);
    const { hits } = answer!.hits;
    const words = hits.map(({ _id, _source }) => ({ id: _id, ...(_source as Omit<KnownWord, 'id'>) }));
    return { words, last: hits.at(-1)?.sort };
  }

  private async count(generation: string, words: KnownWord[]): Promise<void> {
    const distinct = [...new Set(words.map(({ word }) => word))];
    const uses = await this.usesOf(generation, distinct);
    const named = await this.namedBy(generation, distinct);
    const changes = words.flatMap(({ id, word, isUnused = false, uses: before }) => {
      const now = (uses.get(word) ?? 0) + (named.get(word)?.uses ?? 0);
      const isUnusedNow = !uses.has(word) && !named.has(word);
      if (now === before && isUnusedNow === isUnused) return [];
      const body = JSON.stringify({ isUnused: isUnusedNow, uses: now });
      return { kind: 'words' as const, id, body, isPartial: true };
    });
    await this.bulk.write(changes, [generation]);
  }

  /** How many cards have each word; words without cards are left out. */
  private async usesOf(generation: string, words: string[]): Promise<Map<string, number>> {
    const search = {
      size: 0,
      track_total_hits: false,
      query: { term: { units: CARD } },
      aggs: { words: { terms: { field: 'words', include: words, size: words.length } } },
    };
    const [answer] = await this.engine.search(
      this.indexes.writing('cards', generation),
      [search],
      TIMEOUT_MS,
    );
    return new Map(
      answer!.aggregations!.words!.buckets!.map(({ key, doc_count: count }) => [String(key), count!]),
    );
  }

  /** The values of an offer field that a card has. */
  private async used(generation: string, field: string, values: string[]): Promise<Set<string>> {
    const used = new Set<string>();
    for (let start = 0; start < values.length; start += ASKED_AT_ONCE) {
      const asked = values.slice(start, start + ASKED_AT_ONCE);
      const answers = await this.engine.search(
        this.indexes.writing('cards', generation),
        asked.map((value) => ({
          ...ANY,
          query: inCards(withOffer({ term: { [`offer.${field}`]: value } })),
        })),
        TIMEOUT_MS,
      );
      asked.forEach((value, at) => {
        if (answers[at]!.hits.total!.value) used.add(value);
      });
    }
    return used;
  }

  /** Words in names of brands and categories, with the number of these. */
  private async namedBy(generation: string, words: string[]): Promise<Map<string, { uses: number }>> {
    const named = new Map<string, { uses: number }>();
    const names = this.indexes.writing('names', generation);
    for (const field of Object.keys(IDS_IN) as Field[]) {
      const hits = await this.allNames(names, field, words);
      const ids = [...new Set(hits.map(({ id }) => String(id)))];
      const used = await this.used(generation, IDS_IN[field], ids);
      for (const { id, words: own } of hits) {
        if (!used.has(String(id))) continue;
        for (const word of own)
          named.set(word, {
            uses: (named.get(word)?.uses ?? 0) + Number(field === 'brand' || field === 'category'),
          });
      }
    }
    return named;
  }

  private async allNames(index: string, field: Field, words: string[]) {
    const found: { id: number; words: string[] }[] = [];
    for (let after: Json = {}; ;) {
      const search = {
        query: { bool: { filter: [{ term: { field } }, { terms: { words } }] } },
        sort: [{ id: 'asc' }],
        size: NAMES_AT_ONCE,
        _source: ['id', 'words'],
        ...after,
      };
      const [answer] = await this.engine.search(index, [search], TIMEOUT_MS);
      const { hits } = answer!.hits;
      found.push(...hits.map(({ _source }) => _source as { id: number; words: string[] }));
      if (hits.length < NAMES_AT_ONCE) return found;
      after = { search_after: hits.at(-1)!.sort };
    }
  }
}
