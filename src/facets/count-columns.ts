import { DEFAULT_LOCALE } from '../core/i18n/locales.js';
import { CardCounter } from './card-counter.js';
import type { Columns } from './columns.js';
import { countPrices } from './count-prices.js';
import { countValues } from './count-values.js';
import { type Facet, type FilterCounts, MOST_SHOWN } from './filter-counts.js';
import type { Narrowed } from './narrowing.js';

const AVAILABILITIES = 8;

/** All groups of filters of a narrowed list; one look at each row for each group. */
export function countColumns(columns: Columns, narrowed: Narrowed): FilterCounts {
  const { brands, companies, availability, discounted, categoryIds } = columns;
  const all = counterOf(columns, narrowed, 1, { valueOf: () => 0 });
  const branded = counterOf(columns, narrowed, brands.ids.length, {
    facet: 'brand',
    valueOf: (row) => brands.places[row]!,
  });
  const sold = counterOf(columns, narrowed, companies.ids.length, {
    facet: 'company',
    valueOf: (row) => companies.places[row]!,
  });
  const available = counterOf(columns, narrowed, AVAILABILITIES, {
    facet: 'stock',
    valueOf: (row) => availability[row]!,
  });
  const reduced = counterOf(columns, narrowed, 2, {
    facet: 'discount',
    valueOf: (row) => discounted[row]!,
  });
  return {
    count: all.counts[0]!,
    ...countPrices(columns, narrowed),
    brands: named(branded, (value) => columns.brandNames.get(brands.ids[value]!)),
    companies: named(sold, (value) => {
      const id = companies.ids[value]!;
      const title = columns.companyNames.get(id);
      return title === undefined ? undefined : { id, title };
    }),
    availability: available
      .most()
      .map(({ value, count }) => ({ code: value, count }))
      .sort((a, b) => a.code - b.code),
    discounted: reduced.counts[1]!,
    categories: countCategories(columns, narrowed)
      .most()
      .map(({ value, count }) => ({ id: categoryIds[value]!, count })),
    ...countValues(columns, narrowed),
  };
}

/** Those of most cards, of equals in the order of the alphabet. */
function named<Name extends { title: string }>(
  counter: CardCounter,
  nameOf: (value: number) => Name | undefined,
): (Name & { count: number })[] {
  return counter
    .most()
    .flatMap(({ value, count }) => {
      const name = nameOf(value);
      return name ? { ...name, count } : [];
    })
    .slice(0, MOST_SHOWN)
    .sort((a, b) => b.count - a.count || a.title.localeCompare(b.title, DEFAULT_LOCALE));
}

interface Group {
  /** Its own choice does not count; absent: all do. */
  facet?: Facet;
  /** From 0. */
  valueOf(row: number): number;
}

function counterOf(
  { cards }: Columns,
  { rows, missed, facets }: Narrowed,
  size: number,
  { facet, valueOf }: Group,
): CardCounter {
  const counter = new CardCounter(size);
  const own = facet === undefined ? 0 : facets.indexOf(facet) + 1;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    if (missed[at] === 0 || missed[at] === own) counter.add(valueOf(row), cards[row]!);
  }
  return counter;
}

/** The categories of what fits all. */
function countCategories(
  { cards, categories, categoryIds }: Columns,
  { rows, missed }: Narrowed,
): CardCounter {
  const { starts, items } = categories;
  const counter = new CardCounter(categoryIds.length);
  for (let at = 0; at < rows.length; at++) {
    if (missed[at] !== 0) continue;
    const row = rows[at]!;
    for (let item = starts[row]!; item < starts[row + 1]!; item++) counter.add(items[item]!, cards[row]!);
  }
  return counter;
}
