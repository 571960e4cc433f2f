import type { Counted } from '../catalogue-index.js';
import { type Facet, type FilterCounts, MAX_SHOWN } from '../filter-counts.js';
import { Alphabet } from './alphabet.js';
import { CardCounter } from './card-counter.js';
import { countPrices } from './count-prices.js';
import { countValues } from './count-values.js';
import type { IndexNames } from './content/index-names.js';
import type { ListedRows } from './listed-rows.js';
import { type Narrowed, rowsOf } from './narrowing.js';

/** Codes of availability and kind are below it. */
const CODES = 8;
const alphabet = new Alphabet();

/** All groups of filters of a narrowed list; one look at each row for each group. */
export function countColumns(
  list: ListedRows,
  names: IndexNames,
  narrowed: Narrowed,
  { categoryIds, definitionIds }: Counted,
): FilterCounts {
  const { brands, companies, categories, cards } = list;
  const counterOf = (facet: Facet, values: Int32Array | Uint8Array, size: number) => {
    const counter = new CardCounter(size);
    counter.addEach(rowsOf(narrowed, facet), cards, values);
    return counter;
  };
  const coded = (facet: Facet, codes: Uint8Array) =>
    counterOf(facet, codes, CODES)
      .most()
      .map(({ value, count }) => ({ code: value, count }))
      .sort((a, b) => a.code - b.code);
  const placed = new CardCounter(categories.size);
  placed.addAll(narrowed.rows, cards, list.categoriesOf);
  const isCounted = categoryIds && new Set(categoryIds);
  return {
    count: countCards(list, narrowed.rows),
    kinds: coded('kind', list.kinds),
    ...countPrices(list, narrowed),
    brands: named(counterOf('brand', list.brandOf, brands.size), (value) =>
      names.brands.get(brands.ids[value]!),
    ),
    companies: named(counterOf('company', list.companyOf, companies.size), (value) => {
      const id = companies.ids[value]!;
      const title = names.companies.get(id);
      return title === undefined ? undefined : { id, title };
    }),
    availability: coded('stock', list.availability),
    discounted: counterOf('discount', list.discounted, 2).counts[1]!,
    categories: placed
      .most()
      .map(({ value, count }) => ({ id: categories.ids[value]!, count }))
      .filter(({ id }) => !isCounted || isCounted.has(id)),
    ...countValues(list, names, narrowed, definitionIds),
  };
}

/** Those of most cards, of equals in the order of the alphabet. */
function named<Name extends { title: string }>(
  counter: CardCounter,
  nameOf: (value: number) => Name | undefined,
): (Name & { count: number })[] {
  const shown: (Name & { count: number })[] = [];
  for (const { value, count } of counter.most()) {
    const name = nameOf(value);
    if (name) shown.push({ ...name, count });
    if (shown.length === MAX_SHOWN) break;
  }
  alphabet.place(shown.map(({ title }) => title));
  return shown.sort((a, b) => b.count - a.count || alphabet.compare(a.title, b.title));
}

/** Offers of a card stand together. */
export function countCards({ cards }: ListedRows, rows: Int32Array): number {
  let count = 0;
  for (let at = 0, last = 0; at < rows.length; at++) {
    const card = cards[rows[at]!]!;
    if (card !== last) count++;
    last = card;
  }
  return count;
}
