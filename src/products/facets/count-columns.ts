import { Alphabet } from './alphabet.js';
import { CardCounter } from './card-counter.js';
import type { Columns } from './columns.js';
import { countPrices } from './count-prices.js';
import { countValues } from './count-values.js';
import { type Facet, type FilterCounts, MAX_SHOWN } from './filter-counts.js';
import { type Narrowed, rowsOf } from './narrowing.js';

const AVAILABILITIES = 8;
/** Of the brands and stores of a list that have been shown. */
const alphabets = new WeakMap<Columns, Alphabet>();

/** All groups of filters of a narrowed list; one look at each row for each group. */
export function countColumns(columns: Columns, narrowed: Narrowed): FilterCounts {
  const { brands, companies, availability, discounted, categories, categoryIds, cards } = columns;
  const counterOf = (facet: Facet, values: Int32Array | Uint8Array, size: number) => {
    const counter = new CardCounter(size);
    counter.addEach(rowsOf(narrowed, facet), cards, values);
    return counter;
  };
  const branded = counterOf('brand', brands.places, brands.ids.length);
  const sold = counterOf('company', companies.places, companies.ids.length);
  const available = counterOf('stock', availability, AVAILABILITIES);
  const placed = new CardCounter(categoryIds.length);
  placed.addAll(narrowed.rows, cards, categories);
  return {
    count: countCards(columns, narrowed),
    ...countPrices(columns, narrowed),
    brands: named(columns, branded, (value) => columns.brandNames.get(brands.ids[value]!)),
    companies: named(columns, sold, (value) => {
      const id = companies.ids[value]!;
      const title = columns.companyNames.get(id);
      return title === undefined ? undefined : { id, title };
    }),
    availability: available
      .most()
      .map(({ value, count }) => ({ code: value, count }))
      .sort((a, b) => a.code - b.code),
    discounted: counterOf('discount', discounted, 2).counts[1]!,
    categories: placed.most().map(({ value, count }) => ({ id: categoryIds[value]!, count })),
    ...countValues(columns, narrowed),
  };
}

/** Those of most cards, of equals in the order of the alphabet. */
function named<Name extends { title: string }>(
  columns: Columns,
  counter: CardCounter,
  nameOf: (value: number) => Name | undefined,
): (Name & { count: number })[] {
  const shown: (Name & { count: number })[] = [];
  for (const { value, count } of counter.most()) {
    const name = nameOf(value);
    if (name) shown.push({ ...name, count });
    if (shown.length === MAX_SHOWN) break;
  }
  const alphabet = alphabetOf(columns);
  alphabet.place(shown.map(({ title }) => title));
  return shown.sort((a, b) => b.count - a.count || alphabet.compare(a.title, b.title));
}

function alphabetOf(columns: Columns): Alphabet {
  const known = alphabets.get(columns) ?? new Alphabet();
  alphabets.set(columns, known);
  return known;
}

/** Offers of a card stand together. */
function countCards({ cards }: Columns, { rows }: Narrowed): number {
  let count = 0;
  for (let at = 0, last = 0; at < rows.length; at++) {
    const card = cards[rows[at]!]!;
    if (card !== last) count++;
    last = card;
  }
  return count;
}
