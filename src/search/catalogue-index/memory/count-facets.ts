import { DEFAULT_LOCALE } from '../../../core/i18n/locales.js';
import type { Counted } from '../catalogue-index.js';
import { AVAILABILITY_CODES, KIND_CODES } from '../codes.js';
import { type Facet, type FilterCounts, MAX_SHOWN } from '../filter-counts.js';
import { CardCounter, mostFrequent } from './card-counter.js';
import { countPrices } from './count-prices.js';
import { countValues } from './count-values.js';
import type { IndexNames } from './content/index-names.js';
import { availabilityFlag, DISCOUNTED, kindFlag } from './content/offer-flags.js';
import type { ListColumns } from './list-columns.js';
import { type FilteredRows, rowsOf } from './disjunctive-facets.js';

const ALPHABET = new Intl.Collator(DEFAULT_LOCALE);

/** Remembers what is counted over a list without filters. */
export type CachedCounts = <Counts extends object>(key: string, count: () => Counts) => Counts;

type FacetCounts = Facet | 'category' | `attributes ${string}`;

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
  const { brands, companies, categories } = list;
  const counters = new Map([[all.rows, all]]);
  const over = (rows: Int32Array) => {
    const counter = counters.get(rows) ?? new CardCounter(list, rows);
    counters.set(rows, counter);
    return counter;
  };
  /** A facet ignores its own filter: where no other is chosen, all its choices have the same counts. */
  const of = <Counts extends object>(facet: FacetCounts, count: (cards: CardCounter) => Counts): Counts => {
    const rows = rowsOf(filtered, facet);
    return rows === filtered.base ? cached(facet, () => count(over(rows))) : count(over(rows));
  };
  const isCounted = categoryIds && new Set(categoryIds);
  return {
    count: all.count,
    kinds: of('kind', (cards) => coded(cards, KIND_CODES, kindFlag)),
    ...of('price', (cards) => countPrices(list, cards)),
    brands: of('brand', (cards) =>
      named(mostFrequent(cards.ofEach(list.brandOf, brands.size), brands), (id) => names.brands.get(id)),
    ),
    companies: of('company', (cards) =>
      named(mostFrequent(cards.ofEach(list.companyOf, companies.size), companies), (id) => {
        const title = names.companies.get(id);
        return title === undefined ? undefined : { id, title };
      }),
    ),
    availability: of('stock', (cards) => coded(cards, AVAILABILITY_CODES, availabilityFlag)),
    ...of('discount', (cards) => ({ discounted: cards.withFlag(DISCOUNTED) })),
    categories: of('category', (cards) =>
      mostFrequent(cards.ofSets(list.placementOf, list.placements, categories.size), categories),
    ).filter(({ id }) => !isCounted || isCounted.has(id)),
    ...of(`attributes ${definitionIds.join()}`, () =>
      countValues(list, names, definitionIds, (id) => over(rowsOf(filtered, `attribute-${id}`))),
    ),
  };
}

const coded = (cards: CardCounter, codes: Record<string, number>, flagOf: (code: number) => number) =>
  Object.values(codes)
    .map((code) => ({ code, count: cards.withFlag(flagOf(code)) }))
    .filter(({ count }) => count > 0);

/** Those of most cards, of equals in the order of the alphabet. */
function named<Name extends { title: string }>(
  most: { id: number; count: number }[],
  nameOf: (id: number) => Name | undefined,
): (Name & { count: number })[] {
  const shown: (Name & { count: number })[] = [];
  for (const { id, count } of most) {
    const name = nameOf(id);
    if (name) shown.push({ ...name, count });
    if (shown.length === MAX_SHOWN) break;
  }
  return shown.sort((a, b) => b.count - a.count || ALPHABET.compare(a.title, b.title));
}
