import type { Json } from './engine.js';

/** What an index of each kind holds: cards with their offers, what offers are filed under, and words. */
export type IndexKind = 'cards' | 'names' | 'words';
/** In the order in which they are made: a generation whose cards can be written has all of them. */
export const INDEX_KINDS: IndexKind[] = ['names', 'words', 'cards'];

const keyword = { type: 'keyword' };
const integer = { type: 'integer' };
const long = { type: 'long' };
/** Words ready in their order, for phrases. */
const ordered = { type: 'text', analyzer: 'whitespace', norms: false };
/** Kept with the document, looked for by nobody. */
const stored = { type: 'object', enabled: false };

/** Ids that are only compared are keywords, which are found and counted more quickly than numbers. */
const MAPPINGS: Record<IndexKind, Json> = {
  cards: {
    id: integer,
    /** Lists of cards show it, lists of offers, or both. */
    units: keyword,
    offer: {
      type: 'nested',
      dynamic: 'strict',
      properties: {
        id: integer,
        group: integer,
        kind: keyword,
        condition: keyword,
        availability: keyword,
        company: keyword,
        brand: keyword,
        categories: keyword,
        /** Values of attributes, and their definitions. */
        values: keyword,
        attributes: keyword,
        /** The same for filters: values in words, amounts in their order, and the definitions that have any. */
        valueWords: keyword,
        amounts: keyword,
        measured: keyword,
        discounted: { type: 'boolean' },
        outOfStock: integer,
        /** Cents; price only in euro, the others are the last where there is none. */
        price: long,
        isForeign: integer,
        orderPrice: long,
        total: long,
        popularity: integer,
        name: keyword,
        /** The name in each language. */
        texts: ordered,
        codes: keyword,
        eans: keyword,
      },
    },
  },
  names: { field: keyword, id: integer, key: keyword, words: keyword, texts: ordered, shown: stored },
  words: {
    word: keyword,
    label: keyword,
    stem: keyword,
    language: keyword,
    /** Only these are spelt wrongly. */
    isSpelt: { type: 'boolean' },
    isStemSpelt: { type: 'boolean' },
    /** The first card that has it. */
    first: integer,
    isUsed: { type: 'boolean' },
    uses: integer,
  },
};

/** So far a list goes by the numbers of its pages. */
const MAX_NUMBERED = 50_000;
/** Offers of one card. */
const MAX_OFFERS = 50_000;

/** @param shards of the cards; the others are small */
export function indexDefinition(kind: IndexKind, shards: number): Json {
  return {
    settings: {
      number_of_shards: kind === 'cards' ? shards : 1,
      // none while everything is written
      number_of_replicas: 0,
      refresh_interval: '-1',
      max_result_window: MAX_NUMBERED,
      'mapping.nested_objects.limit': MAX_OFFERS,
    },
    mappings: { dynamic: 'strict', properties: MAPPINGS[kind] },
  };
}
