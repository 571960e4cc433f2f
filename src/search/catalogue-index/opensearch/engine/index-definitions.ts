import { hash } from 'node:crypto';
import {
  CODED_FILTERS,
  ENTITY_FILTERS,
  isCounted,
  type NamedFilter,
  RANGE_FILTERS,
} from '../../filter-columns.js';
import { ORDERED_RANGES } from '../../list-orders.js';
import type { Json } from './engine.js';

/** The content of each kind of index: cards with their offers, names, and words. */
export type IndexKind = 'cards' | 'names' | 'words';
/** In the order in which they are made: a generation whose cards can be written has all of them. */
export const INDEX_KINDS: IndexKind[] = ['names', 'words', 'cards'];

/** Looked for, and sorted by. */
const keyword = { type: 'keyword' };
/** Only looked for. */
const found = { type: 'keyword', doc_values: false };
/** Only counted, or in the order of its values. */
const counted = { type: 'keyword', index: false };
const flag = { type: 'boolean', doc_values: false };
/**
 * Numbers that lists are sorted by. A range of prices has most offers in it: to read the price of those that fit otherwise
 * is less than to collect it from a tree.
 */
const sorted = (type: string) => ({ type, index: false });
/** Words ready in their order, for phrases. */
const ordered = { type: 'text', analyzer: 'words', norms: false };
/** Fields of filters: codes by their columns, entities and numbers by the filters. */
const fieldsOf = (field: Json, isWanted = (_: NamedFilter) => true): Record<string, Json> =>
  Object.fromEntries([
    ...CODED_FILTERS.filter(isWanted).map(({ column }) => [column, field]),
    ...ENTITY_FILTERS.filter(isWanted).map(({ id }) => [id, field]),
    ...RANGE_FILTERS.filter(isWanted).map(({ id }) => [id, sorted('long')]),
  ]);
/** Sort fields of a filter: `priceKey` of its number, and `partOf` it. */
export const orderFields = (id: string) => ({ key: `${id}Key`, part: `${id}Part` });

const ORDERS = Object.fromEntries(
  ORDERED_RANGES.map(({ id }) => orderFields(id)).flatMap(({ key, part }) => [
    [key, sorted('long')],
    [part, sorted('byte')],
  ]),
);
/** Fields that filters count. */
const VALUES = {
  ...fieldsOf(counted, isCounted),
  categories: counted,
  /** A definition with each of its values in words, and definitions alone that have amounts. */
  facets: counted,
  /** Amounts with their definitions, in their order. */
  amounts: counted,
};

/** Ids that are only compared are keywords, which are found and counted more quickly than numbers. */
const MAPPINGS: Record<IndexKind, Json> = {
  cards: {
    id: sorted('integer'),
    /** Lists of cards show it, and lists of stores by their ids. */
    units: found,
    /** Words and measures in the names of a card's offers. */
    words: counted,
    /** Values that all its offers have: most are counted here, which is less work than with offers. */
    shared: { properties: VALUES },
    /** Whether it has several offers. */
    hasSeveral: flag,
    offer: {
      type: 'nested',
      dynamic: 'strict',
      properties: {
        id: { type: 'integer' },
        /**
         * The place of the offer in its card (the shown offer is first), together with its id; `shownGroup` with
         * its group.
         */
        shown: sorted('long'),
        shownGroup: sorted('long'),
        /** Values that not all offers of its card have. */
        own: { properties: VALUES },
        ...fieldsOf(found),
        categories: found,
        /** Values of attributes, and their definitions. */
        values: found,
        attributes: found,
        ...ORDERS,
        total: sorted('long'),
        popularity: sorted('integer'),
        /** The words of its group: names in each language with their measures, codes, brands and stores. */
        texts: ordered,
        codes: found,
        eans: found,
        brands: found,
        stores: found,
      },
    },
  },
  names: {
    field: found,
    id: { type: 'integer' },
    key: found,
    words: found,
    texts: ordered,
    /** Title of a brand; not searched. */
    title: { type: 'keyword', index: false, doc_values: false },
  },
  words: {
    word: keyword,
    label: counted,
    stem: found,
    language: keyword,
    /** Only these are spelt wrongly. */
    isSpelt: flag,
    isStemSpelt: flag,
    /** The first card that has it. */
    first: sorted('integer'),
    isUnused: flag,
    /** Cards that have it in a name. */
    uses: sorted('integer'),
  },
};

/** Limit of page numbers, and of hits of one search. */
export const MAX_RESULT_WINDOW = 50_000;
/** A name has no longer word: none is parted. */
const MAX_WORD = 8_000;
/** Offers of one card. */
const MAX_OFFERS = 50_000;

/** @param shards of the cards; the others are small */
export function indexDefinition(kind: IndexKind, shards: number): Json {
  return {
    settings: {
      number_of_shards: kind === 'cards' ? shards : 1,
      // no replicas while the whole index is written
      number_of_replicas: 0,
      refresh_interval: '-1',
      max_result_window: MAX_RESULT_WINDOW,
      analysis: {
        analyzer: { words: { type: 'custom', tokenizer: 'words' } },
        tokenizer: { words: { type: 'whitespace', max_token_length: MAX_WORD } },
      },
      'mapping.nested_objects.limit': MAX_OFFERS,
    },
    // no query asks which documents have a field
    mappings: { dynamic: 'strict', _field_names: { enabled: false }, properties: MAPPINGS[kind] },
  };
}

/** Raised when documents change though their fields do not. */
const CONTENT = 8;
const DEFINITIONS = INDEX_KINDS.map((kind) => indexDefinition(kind, 1));
const FORM_LENGTH = 8;

/**
 * The form of the indexed content. It is part of the names: a release neither reads nor writes an index of
 * another form.
 */
export const FORM = hash('sha1', JSON.stringify([CONTENT, DEFINITIONS])).slice(0, FORM_LENGTH);
