import type { Counted } from '../catalogue-index.js';
import { AVAILABILITY_CODES, KIND_CODES } from '../codes.js';
import { type Facet, type FilterCounts, MAX_SHOWN } from '../filter-counts.js';
import { Alphabet } from './alphabet.js';
import { CardCounter, mostFrequent } from './card-counter.js';
import { countPrices } from './count-prices.js';
import { countValues } from './count-values.js';
import type { IndexNames } from './content/index-names.js';
import { availabilityFlag, DISCOUNTED, kindFlag } from './content/offer-flags.js';
import type { ListColumns } from './list-columns.js';
import { type FilteredRows, rowsOf } from './filter-rows.js';

const alphabet = new Alphabet();

/** All facets of a list. @param cards of what matches */
export function countFacets(
  list: ListColumns,
  names: IndexNames,
  { filtered, cards: all }: { filtered: FilteredRows; cards: CardCounter },
  { categoryIds, definitionIds }: Counted,
): FilterCounts {
  const { brands, companies, categories } = list;
  const counters = new Map([[all.rows, all]]);
  const over = (rows: Int32Array) => {
    const counter = counters.get(rows) ?? new CardCounter(list, rows);
    counters.set(rows, counter);
    return counter;
  };
  const of = (facet: Facet) => over(rowsOf(filtered, facet));
  const coded = (facet: Facet, codes: Record<string, number>, flagOf: (code: number) => number) =>
    Object.values(codes)
      .map((code) => ({ code, count: of(facet).withFlag(flagOf(code)) }))
      .filter(({ count }) => count > 0);
  const isCounted = categoryIds && new Set(categoryIds);
  return {
    count: all.count,
    kinds: coded('kind', KIND_CODES, kindFlag),
    ...countPrices(list, of('price')),
    brands: named(mostFrequent(of('brand').ofEach(list.brandOf, brands.size), brands), (id) =>
      names.brands.get(id),
    ),
    companies: named(mostFrequent(of('company').ofEach(list.companyOf, companies.size), companies), (id) => {
      const title = names.companies.get(id);
      return title === undefined ? undefined : { id, title };
    }),
    availability: coded('stock', AVAILABILITY_CODES, availabilityFlag),
    discounted: of('discount').withFlag(DISCOUNTED),
    categories: mostFrequent(
      all.ofSets(list.placementOf, list.placements, categories.size),
      categories,
    ).filter(({ id }) => !isCounted || isCounted.has(id)),
    ...countValues(list, names, definitionIds, (id) => of(`attribute-${id}`)),
  };
}

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
  alphabet.place(shown.map(({ title }) => title));
  return shown.sort((a, b) => b.count - a.count || alphabet.compare(a.title, b.title));
}
