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
import { CardCounter, mostFrequent } from './card-counter.js';
import type { IndexNames } from './content/index-names.js';
import { bitsOf } from './content/offer-flags.js';
import { scratch } from './content/scratch.js';
import type { ListColumns } from './list-columns.js';
import { type FilteredRows, rowsOf } from './filter-rows.js';

const UNCOUNTED = -1;
const ALPHABET = new Intl.Collator(DEFAULT_LOCALE);
const COUNTED_RANGES = RANGE_FILTERS.filter(isCounted);
const COUNTED_ENTITIES = ENTITY_FILTERS.filter(isCounted);
const COUNTED_CODES = CODED_FILTERS.filter(isCounted);

/** Caches the counts of a list without filters. */
export type CachedCounts = <Counts extends object>(key: string, count: () => Counts) => Counts;

/** Data for counting. */
interface Counting {
  filtered: FilteredRows;
  /** Cards of the matching rows. */
  cards: CardCounter;
  cached: CachedCounts;
}

/** All facets of a list. */
export function countFacets(
  list: ListColumns,
  names: IndexNames,
  { filtered, cards: all, cached }: Counting,
  { categoryIds, definitionIds }: Counted,
): FilterCounts {
  const { categories } = list;
  const counters = new Map([[all.rows, all]]);
  const over = (rows: Int32Array) => {
    const counter = counters.get(rows) ?? new CardCounter(list, rows);
    counters.set(rows, counter);
    return counter;
  };
  /** A facet ignores its own filter: without another filter, all its choices have the same counts. */
  const of = <Counts extends object>(facet: string, count: (cards: CardCounter) => Counts): Counts => {
    const rows = rowsOf(filtered, facet);
    return rows === filtered.base ? cached(facet, () => count(over(rows))) : count(over(rows));
  };
  const asked = categoryIds && new Set(categoryIds);
  const facets = [
    ...COUNTED_RANGES.map(({ id, column }) => [
      id,
      of(id, (cards) => countRange(list.numbers[column], cards)),
    ]),
    ...COUNTED_ENTITIES.map(({ id, named }) => [
      id,
      of(id, (cards) => countEntities(list, names, named, cards)),
    ]),
    ...COUNTED_CODES.map((filter) => [filter.id, of(filter.id, (cards) => countCodes(filter, cards))]),
  ];
  return {
    count: all.count,
    facets: Object.fromEntries(facets) as FacetCounts,
    categories: of('category', (cards) =>
      mostFrequent(cards.ofSets(list.placementOf, list.placements, categories.size), categories),
    ).filter(({ id }) => !asked || asked.has(id)),
    ...of(`attributes ${definitionIds.join()}`, () =>
      countValues(list, names, definitionIds, (id) => over(rowsOf(filtered, `attribute-${id}`))),
    ),
  };
}

const countCodes = (filter: CodedFilter, cards: CardCounter): CodeCount[] =>
  Object.values(codesOf(filter))
    .map((code) => ({ code, count: cards.withFlag(bitsOf(filter.column, [code])) }))
    .filter(({ count }) => count > 0);

/** Values of most cards first; equals in the order of the alphabet. */
function countEntities(
  { entities, ordinals }: ListColumns,
  names: IndexNames,
  named: EntityFilter['named'],
  cards: CardCounter,
): EntityCount[] {
  const shown: EntityCount[] = [];
  const counts = cards.ofEach(entities[named], ordinals[named].size);
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

/** Cards by values, and by attributes: those that have a number. */
interface Counts {
  values: Int32Array;
  amounts: Int32Array;
  /** The last card that was counted for each. */
  lastOfValues: Int32Array;
  lastOfAmounts: Int32Array;
}

/**
 * The values of some attributes.
 * @param counterOf of an attribute: the rows that the filters of other facets leave
 */
function countValues(
  list: ListColumns,
  names: IndexNames,
  definitionIds: number[],
  counterOf: (definitionId: number) => CardCounter,
): Pick<FilterCounts, 'values' | 'amounts'> {
  const counts: Counts = {
    values: new Int32Array(list.values.size),
    amounts: new Int32Array(definitionIds.length),
    lastOfValues: new Int32Array(list.values.size),
    lastOfAmounts: new Int32Array(definitionIds.length),
  };
  for (const counter of new Set(definitionIds.map(counterOf))) {
    const places = new Int32Array(list.attributes.size + 1).fill(UNCOUNTED);
    definitionIds.forEach((id, place) => {
      const attribute = list.attributes.ordinalOf(id);
      if (attribute !== undefined && counterOf(id) === counter) places[attribute + 1] = place;
    });
    countRows(list, names, counter, { places, counts });
  }
  const shown = new Map<number, number>();
  const values: FilterCounts['values'] = [];
  const spans = new Map<number, [lowest: number, highest: number]>();
  for (const { id, count } of mostFrequent(counts.values, list.values)) {
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
  const amounts = definitionIds.flatMap((definitionId, place) => {
    const [lowest, highest] = spans.get(definitionId) ?? [];
    if (lowest === undefined || highest === undefined) return [];
    return { definitionId, count: counts.amounts[place]!, lowest, highest };
  });
  return { values: values.sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1)), amounts };
}

/**
 * @param counted.places by 1 + the ordinal of the attribute: the index of its definition among the counted
 * ones
 */
function countRows(
  { valuesOf: { starts, items } }: ListColumns,
  { attributesOf }: IndexNames,
  { rows, cards }: CardCounter,
  { places, counts }: { places: Int32Array; counts: Counts },
): void {
  const { values, amounts, lastOfValues, lastOfAmounts } = counts;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    const card = cards[at]!;
    const end = starts[row + 1]!;
    for (let item = starts[row]!; item < end; item++) {
      const value = items[item]!;
      const attribute = attributesOf[value] ?? 0;
      const place = places[attribute < 0 ? -attribute : attribute]!;
      if (place === UNCOUNTED) continue;
      if (lastOfValues[value] !== card) {
        lastOfValues[value] = card;
        values[value]!++;
      }
      // of numbers it is not the value that counts, but that there is one
      if (attribute < 0 && lastOfAmounts[place] !== card) {
        lastOfAmounts[place] = card;
        amounts[place]!++;
      }
    }
  }
}
