import { DEFAULT_LOCALE } from '../../../core/i18n/locales.js';
import type { Counted } from '../catalogue-index.js';
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
  type CodeCount,
  type EntityCount,
  type FacetCounts,
  type FilterCounts,
  MAX_SHOWN,
} from '../filter-counts.js';
import { CardCounter, mostFrequent } from './card-counter.js';
import { countRange } from './count-range.js';
import { countValues } from './count-values.js';
import type { IndexNames } from './content/index-names.js';
import { bitsOf } from './content/offer-flags.js';
import type { ListColumns } from './list-columns.js';
import { type FilteredRows, rowsOf } from './disjunctive-facets.js';

const ALPHABET = new Intl.Collator(DEFAULT_LOCALE);
const COUNTED_RANGES = RANGE_FILTERS.filter(isCounted);
const COUNTED_ENTITIES = ENTITY_FILTERS.filter(isCounted);
const COUNTED_CODES = CODED_FILTERS.filter(isCounted);

/** Remembers what is counted over a list without filters. */
export type CachedCounts = <Counts extends object>(key: string, count: () => Counts) => Counts;

/** What is counted, and how. */
interface Counting {
  filtered: FilteredRows;
  /** Of what matches. */
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
  /** A facet ignores its own filter: where no other is chosen, all its choices have the same counts. */
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

/** Those of most cards, of equals in the order of the alphabet. */
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
