import { DEFAULT_LOCALE } from '../../../core/i18n/locales.js';
import type { Counted } from '../catalogue-index.js';
import { NO_PRICE_CENTS } from '../codes.js';
import {
  CODED_FILTERS,
  type CodedFilter,
  codesOf,
  ENTITY_FILTERS,
  type EntityFilter,
  isCounted,
  RANGE_FILTERS,
} from '../filter-columns.js';
import {
  BUCKETS,
  type CodeCount,
  type EntityCount,
  type FacetCounts,
  type FilterCounts,
  MAX_SHOWN,
  type RangeCounts,
} from '../filter-counts.js';
import { type CardCounter, mostFrequent } from './card-counter.js';
import type { IndexNames } from './content/index-names.js';
import { bitsOf } from './content/offer-flags.js';
import { scratch } from './content/scratch.js';
import type { ListColumns } from './list-columns.js';
import { type FilteredRows, rowsOf } from './filter-rows.js';
import type { CachedCounts, RowCounts } from './row-counts.js';

const ALPHABET = new Intl.Collator(DEFAULT_LOCALE);
const COUNTED_RANGES = RANGE_FILTERS.filter(isCounted);
const COUNTED_ENTITIES = ENTITY_FILTERS.filter(isCounted);
const COUNTED_CODES = CODED_FILTERS.filter(isCounted);

/** Data for counting. */
interface Counting {
  filtered: FilteredRows;
  counts: RowCounts;
  /** Caches the counts of a facet whose rows no filter removes. */
  cached: CachedCounts;
}

/** All facets of a list. */
export function countFacets(
  list: ListColumns,
  names: IndexNames,
  { filtered, counts, cached }: Counting,
  { categoryIds, definitionIds }: Counted,
): FilterCounts {
  const { categories } = list;
  /** A facet ignores its own filter: without another filter, all its choices have the same counts. */
  const of = <Counts extends object>(
    facet: string,
    count: (countBy: CountBy, rows: Int32Array) => Counts,
  ): Counts => {
    const rows = rowsOf(filtered, facet);
    const find = () => count((key, countCards) => counts.of(rows, key, countCards), rows);
    return rows === filtered.base ? cached(facet, find) : find();
  };
  const asked = categoryIds && new Set(categoryIds);
  const countPlaces = (cards: CardCounter) =>
    cards.ofSets(list.placementOf, list.placements, categories.size);
  const facets = [
    ...COUNTED_RANGES.map(({ id, column }) => [
      id,
      of(id, (_, rows) => countRange(list.numbers[column], counts.over(rows))),
    ]),
    ...COUNTED_ENTITIES.map(({ id, named }) => [
      id,
      of(id, (countBy) => countEntities(list, names, named, countBy)),
    ]),
    ...COUNTED_CODES.map((filter) => [filter.id, of(filter.id, (countBy) => countCodes(filter, countBy))]),
  ];
  return {
    count: counts.over(filtered.rows).count,
    facets: Object.fromEntries(facets) as FacetCounts,
    categories: of('category', (countBy) =>
      mostFrequent(countBy('categories', countPlaces), categories),
    ).filter(({ id }) => !asked || asked.has(id)),
    ...of(`attributes ${definitionIds.join()}`, () =>
      countValues(list, names, definitionIds, { filtered, counts }),
    ),
  };
}

/** Counts the cards of a facet's rows by value. @param key name of the counts */
type CountBy = (key: string, count: (cards: CardCounter) => Int32Array) => Int32Array;

const countCodes = (filter: CodedFilter, countBy: CountBy): CodeCount[] =>
  Object.values(codesOf(filter))
    .map((code) => {
      const { word, bits } = bitsOf(filter.column, [code]);
      const counts = countBy(`flags ${word}`, (cards) => cards.ofFlags(word));
      return { code, count: counts[31 - Math.clz32(bits)]! };
    })
    .filter(({ count }) => count > 0);

/** Values of most cards first; equals in the order of the alphabet. */
function countEntities(
  { entities, ordinals }: ListColumns,
  names: IndexNames,
  named: EntityFilter['named'],
  countBy: CountBy,
): EntityCount[] {
  const shown: EntityCount[] = [];
  const counts = countBy(named, (cards) => cards.ofEach(entities[named], ordinals[named].size));
  for (const { id, count } of mostFrequent(counts, ordinals[named])) {
    const name = names.entity(named, id);
    if (name) shown.push({ ...name, count });
    if (shown.length === MAX_SHOWN) break;
  }
  return shown.sort((a, b) => b.count - a.count || ALPHABET.compare(a.title, b.title));
}

/** The span of some numbers, and how many cards there are in each of its parts. @param column of all rows */
function countRange(column: Float64Array, { rows, cards }: CardCounter): RangeCounts {
  const numbers = scratch.takeArray(Float64Array, rows.length);
  const cardOf = scratch.takeArray(Int32Array, rows.length);
  let [size, lowest, highest] = [0, Infinity, -Infinity];
  for (let at = 0; at < rows.length; at++) {
    const number = column[rows[at]!]!;
    numbers[size] = number;
    cardOf[size] = cards[at]!;
    size += Number(number < NO_PRICE_CENTS);
  }
  for (let at = 0; at < size; at++) {
    const number = numbers[at]!;
    if (number < lowest) lowest = number;
    if (number > highest) highest = number;
  }
  const buckets = new Int32Array(BUCKETS);
  const width = (highest + 1 - lowest) / BUCKETS;
  let [count, last, counted] = [0, 0, 0];
  for (let at = 0; at < size; at++) {
    const card = cardOf[at]!;
    const isNext = Number(card !== last);
    last = card;
    count += isNext;
    const bucket = Math.min(BUCKETS - 1, Math.floor((numbers[at]! - lowest) / width));
    // a bit for each bucket in which the card is counted
    counted &= isNext - 1;
    buckets[bucket]! += Number((counted & (1 << bucket)) === 0);
    counted |= 1 << bucket;
  }
  return {
    count,
    lowest: count ? lowest : null,
    highest: count ? highest : null,
    buckets: [...buckets],
  };
}

/** The values of some attributes. */
function countValues(
  list: ListColumns,
  names: IndexNames,
  definitionIds: number[],
  { filtered, counts }: Pick<Counting, 'filtered' | 'counts'>,
): Pick<FilterCounts, 'values' | 'amounts'> {
  const byRows = new Map<Int32Array, number[]>();
  for (const id of definitionIds) {
    const rows = rowsOf(filtered, `attribute-${id}`);
    byRows.set(rows, [...(byRows.get(rows) ?? []), id]);
  }
  const countsOf = new Map<number, Int32Array>();
  for (const [rows, ids] of byRows) {
    const count = (cards: CardCounter) => countAttributes(list, names, cards, ids);
    const found = counts.of(rows, `attributes ${ids.join()}`, count);
    for (const id of ids) countsOf.set(id, found);
  }
  const shown = new Map<number, number>();
  const values: FilterCounts['values'] = [];
  const spans = new Map<number, [lowest: number, highest: number]>();
  for (const { id, count } of [...new Set(countsOf.values())].flatMap((found) =>
    mostFrequent(found.subarray(0, list.values.size), list.values),
  )) {
    const { definitionId, key, label, amount } = names.values.get(id)!;
    if (amount === null) {
      const before = shown.get(definitionId) ?? 0;
      shown.set(definitionId, before + 1);
      if (before < MAX_SHOWN) values.push({ definitionId, key, label, count });
    } else {
      const [lowest, highest] = spans.get(definitionId) ?? [amount, amount];
      spans.set(definitionId, [Math.min(lowest, amount), Math.max(highest, amount)]);
    }
  }
  const amounts = definitionIds.flatMap((definitionId) => {
    const [lowest, highest] = spans.get(definitionId) ?? [];
    if (lowest === undefined || highest === undefined) return [];
    const attribute = list.attributes.ordinalOf(definitionId)!;
    const count = countsOf.get(definitionId)![list.values.size + attribute]!;
    return { definitionId, count, lowest, highest };
  });
  return { values: values.sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1)), amounts };
}

/**
 * The cards with each value of some attributes, then those with a number for each attribute.
 * @returns by ordinal of the value, and by the number of values + the ordinal of the attribute
 */
function countAttributes(
  { valuesOf: { starts, items }, values, attributes }: ListColumns,
  { attributesOf }: IndexNames,
  { rows, cards }: CardCounter,
  definitionIds: number[],
): Int32Array {
  const [counts, last] = [
    new Int32Array(values.size + attributes.size),
    new Int32Array(values.size + attributes.size),
  ];
  const isCounted = new Uint8Array(attributes.size + 1);
  for (const id of definitionIds) isCounted[1 + (attributes.ordinalOf(id) ?? -1)] = 1;
  // no attribute
  isCounted[0] = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    const card = cards[at]!;
    const end = starts[row + 1]!;
    for (let item = starts[row]!; item < end; item++) {
      const value = items[item]!;
      const attribute = attributesOf[value] ?? 0;
      if (isCounted[attribute < 0 ? -attribute : attribute] === 0) continue;
      if (last[value] !== card) {
        last[value] = card;
        counts[value]!++;
      }
      // of numbers it is not the value that counts, but that there is one
      const amount = values.size - attribute - 1;
      if (attribute < 0 && last[amount] !== card) {
        last[amount] = card;
        counts[amount]!++;
      }
    }
  }
  return counts;
}
