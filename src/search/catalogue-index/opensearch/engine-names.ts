import { Injectable } from '@nestjs/common';
import { PublicReads } from '../../../core/database/public-reads.js';
import type { Queryable } from '../../../core/database/statement.js';
import { BRANDS, STORES, VALUES } from '../source/index-rows.statements.js';
import type { NameField } from '../source/name-words.js';
import type { Term, TextQuery } from '../text-query.js';
import { EngineIndexes } from './engine/engine-indexes.js';
import { matchPhrase } from './match-phrase.js';
import { Engine, type Hit, type Json } from './engine/engine.js';

/** Ids of the records whose names contain words of a text. */
export interface IdsOfText {
  ofWords(field: NameField, words: string[]): number[];
  ofPhrase(field: NameField, phrase: string[]): number[];
  ofPrefix(field: NameField, prefix: string): number[];
}

/**
 * Data of records in facets. Reading rows by id costs the database less than fetching documents costs the
 * engine.
 */
const SHOWN_OF = {
  brand: async (db: Queryable, ids: number[]) =>
    (await BRANDS.rows(db, [ids])).map(({ id, key, name }) => ({ id, shown: { key, title: name } })),
  store: async (db: Queryable, ids: number[]) =>
    (await STORES.rows(db, [ids])).map(({ id, name }) => ({ id, shown: { title: name } })),
  value: async (db: Queryable, ids: number[]) =>
    (await VALUES.rows(db, [ids])).map(({ id, key, label }) => ({ id, shown: { key, label } })),
};

const NOWHERE: IdsOfText = { ofWords: () => [], ofPhrase: () => [], ofPrefix: () => [] };

/** A brand as its key finds it. */
export interface KeyedBrand {
  id: number;
  key: string;
  title: string;
}

/** Finds brands, stores, categories and values by name, and their names. */
@Injectable()
export class EngineNames {
  constructor(
    private readonly engine: Engine,
    private readonly indexes: EngineIndexes,
    private readonly reads: PublicReads,
  ) {}

  /** The records that the words of a text lead to. */
  async idsOf(text: TextQuery): Promise<IdsOfText> {
    const asked = new Map<NameField, Set<string>>();
    const others = new Map<string, Json>();
    for (const term of termsOf(text)) {
      const { field } = term;
      if (!isNamed(field)) continue;
      if ('phrase' in term) {
        others.set(phraseKey(field, term.phrase), inName(field, matchPhrase('texts', term.phrase)));
        continue;
      }
      if ('prefix' in term) {
        others.set(prefixKey(field, term.prefix), inName(field, { prefix: { words: term.prefix } }));
        continue;
      }
      const words = asked.get(field) ?? new Set();
      for (const word of term.any) words.add(word);
      asked.set(field, words);
    }
    if (!asked.size && !others.size) return NOWHERE;
    const words = [...asked].map(([field, any]) => inName(field, { terms: { words: [...any] } }));
    const found = await this.searchNames([...words, ...others.values()], ['id', 'words']);
    const byWord = new Map([...asked].map(([field, any], at) => [field, idsByWord(found[at]!, any)]));
    const byKey = new Map([...others.keys()].map((key, at) => [key, found[words.length + at]!.map(idOf)]));
    return {
      ofWords: (field, any) => any.flatMap((word) => byWord.get(field)?.get(word) ?? []),
      ofPhrase: (field, phrase) => byKey.get(phraseKey(field, phrase)) ?? [],
      ofPrefix: (field, prefix) => byKey.get(prefixKey(field, prefix)) ?? [],
    };
  }

  /** @param which a query of their keys */
  async brands(which: Json): Promise<KeyedBrand[]> {
    const [found] = await this.searchNames([inName('brand', which)], ['id', 'key', 'title']);
    return found!.map(({ _source }) => ({
      id: _source!.id as number,
      key: _source!.key as string,
      title: _source!.title as string,
    }));
  }

  /** The data of some records in facets, from the database; missing ones are skipped. */
  async shown(field: keyof typeof SHOWN_OF, ids: string[]): Promise<Map<string, Json>> {
    if (!ids.length) return new Map();
    const names = await SHOWN_OF[field](this.reads.planned, ids.map(Number));
    return new Map(names.map(({ id, shown }) => [String(id), shown]));
  }

  private searchNames(queries: Json[], source: string[]): Promise<Hit[][]> {
    const searches = queries.map((query) => ({ query, sort: [{ id: 'asc' }], _source: source }));
    return this.engine.searchAll(this.indexes.alias('names'), searches);
  }
}

const phraseKey = (field: NameField, phrase: string[]) => [field, ...phrase].join(' ');
/** No folded word has an asterisk. */
const prefixKey = (field: NameField, prefix: string) => `${field} ${prefix}*`;

const inName = (field: NameField, condition: Json): Json => ({
  bool: { filter: [{ term: { field } }, condition] },
});

const idOf = ({ _source }: Hit) => _source!.id as number;

function idsByWord(hits: Hit[], asked: Set<string>): Map<string, number[]> {
  const ids = new Map<string, number[]>();
  for (const hit of hits)
    for (const word of hit._source!.words as string[]) {
      if (!asked.has(word)) continue;
      const own = ids.get(word);
      if (own) own.push(idOf(hit));
      else ids.set(word, [idOf(hit)]);
    }
  return ids;
}

const termsOf = ({ concepts, excluded, boosts }: TextQuery): Term[] => [
  ...concepts.flatMap(({ alternatives }) => alternatives.flatMap(({ all }) => all)),
  ...excluded,
  ...boosts.flatMap(({ all }) => all),
];

/** Fields whose words lead to ids. The others are searched directly. */
export const isNamed = (field: Term['field']): field is NameField =>
  !['name', 'code', 'ean', 'categoryId', 'valueId'].includes(field);
