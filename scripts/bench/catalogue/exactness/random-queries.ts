import type {
  Counted,
  IndexPage,
  IndexQuery,
} from '../../../../src/search/catalogue-index/catalogue-index.js';
import type { IndexFilters, RangeSelection } from '../../../../src/search/catalogue-index/filter-columns.js';
import { NO_PRICE_CENTS } from '../../../../src/search/catalogue-index/codes.js';
import {
  CODED_FILTERS,
  codesOf,
  databaseColumn,
  ENTITY_FILTERS,
  RANGE_COLUMNS,
  RANGE_FILTERS,
  type RangeColumn,
} from '../../../../src/search/catalogue-index/filter-columns.js';
import { INDEX_SORTS } from '../../../../src/search/catalogue-index/list-orders.js';
import type { TextQuery } from '../../../../src/search/catalogue-index/text-query.js';
import { Chance } from '../../../demo/data/random.js';
import type { Rows } from './plain-scan.js';

const LOCALES = ['sl', 'en'] as const;
const PAGE_SIZES = [7, 24, 100];
/** Offers of a list that names its offers. */
const NAMED_OFFERS = 60;

/** Possible subjects of queries in a catalogue. */
export interface QuerySubjects {
  texts: string[];
  categoryIds: number[];
  companyIds: number[];
  eans: string[];
  /** Keys. */
  brands: string[];
  /** Values by their definitions. */
  valuesOf: Map<number, number[]>;
  lastOfferId: number;
  /** Numbers of offers in each column, rising. */
  bounds: Record<RangeColumn, number[]>;
}

/** Twentieths of the offers. */
const PARTS = Array.from({ length: 19 }, (_, part) => (part + 1) / 20);

/** Bounds for ranges: numbers that offers have, so that some offers are on a bound; extreme ones are left out. */
export async function boundsOf(rows: Rows): Promise<QuerySubjects['bounds']> {
  const bounds = RANGE_COLUMNS.map(async (name) => {
    const column = databaseColumn(name);
    const [found] = await rows<{ numbers: number[] }>(
      `select percentile_disc(array[${PARTS.join()}]) within group (order by ${column})::float8[] as numbers
       from catalogue_offers where ${column} < ${NO_PRICE_CENTS}`,
    );
    return [name, found!.numbers] as const;
  });
  return Object.fromEntries(await Promise.all(bounds)) as QuerySubjects['bounds'];
}

/** Any query that the index can be asked, the same ones at each run. */
export class RandomQueries {
  private readonly chance = new Chance('questions of an index');

  /** @param read understands a text */
  constructor(
    private readonly subjects: QuerySubjects,
    private readonly read: (text: string, locale: 'sl' | 'en') => Promise<TextQuery>,
  ) {}

  async query(): Promise<IndexQuery> {
    const { texts, categoryIds, companyIds, eans, valuesOf, lastOfferId } = this.subjects;
    const text = this.maybe(0.6, () => this.oneOf(texts));
    const read = text === undefined ? undefined : await this.read(text, this.oneOf(LOCALES));
    // the list of a store, next to which other stores may be counted
    const listedId = this.maybe(0.15, () => this.oneOf(companyIds));
    const isFiltered = listedId !== undefined && this.chance.happens(0.3);
    return {
      text: read && { ...read, isStrict: this.chance.happens(0.5) },
      kind: this.maybe(0.5, () => this.oneOf([1, 1, 2])),
      categoryId: this.maybe(0.4, () => this.oneOf(categoryIds)),
      storeId: isFiltered ? undefined : listedId,
      unit: listedId === undefined ? 'card' : 'offer',
      ean: this.maybe(0.08, () => this.oneOf(eans)),
      offerIds: this.maybe(0.08, () =>
        Array.from({ length: NAMED_OFFERS }, () => this.chance.between(1, lastOfferId)),
      ),
      filters: {
        ...this.filters(),
        ...(isFiltered && { company: [listedId] }),
        attributes: [...valuesOf].flatMap(([definitionId, values]) => {
          const valueIds = this.maybe(0.2, () => this.someOf(0.4, values));
          return valueIds?.length ? { definitionId, valueIds } : [];
        }),
      },
    };
  }

  /** Selections in any of the filters. */
  private filters(): IndexFilters {
    const { companyIds, brands } = this.subjects;
    const filters: [string, unknown][] = [
      ...ENTITY_FILTERS.map(({ id, named }): [string, unknown] => [
        id,
        this.maybe(0.25, () => this.someOf<string | number>(0.4, named === 'brand' ? brands : companyIds)),
      ]),
      ...RANGE_FILTERS.map(({ id, column }): [string, unknown] => [id, this.range(column)]),
      ...CODED_FILTERS.map((filter): [string, unknown] => [
        filter.id,
        this.maybe(0.2, () =>
          filter.type === 'flag' ? true : this.someOf(0.5, Object.values(codesOf(filter))),
        ),
      ]),
    ];
    return Object.fromEntries(filters);
  }

  /** The lower bound is in the lower half, the upper one above a quarter. */
  private range(column: RangeColumn): RangeSelection {
    const numbers = this.subjects.bounds[column];
    const { length } = numbers;
    return {
      from: this.maybe(0.25, () => this.oneOf(numbers.slice(0, length / 2))),
      to: this.maybe(0.25, () => this.oneOf(numbers.slice(length / 4))),
    };
  }

  order(): Pick<IndexPage, 'sort' | 'locale' | 'pageSize'> {
    return { sort: this.oneOf(INDEX_SORTS), locale: this.oneOf(LOCALES), pageSize: this.oneOf(PAGE_SIZES) };
  }

  counted(): Counted {
    const { categoryIds, valuesOf } = this.subjects;
    return {
      categoryIds: this.maybe(0.5, () => categoryIds) ?? null,
      definitionIds: this.someOf(0.6, [...valuesOf.keys()]),
    };
  }

  /** A whole number from 1. */
  upTo(last: number): number {
    return this.chance.between(1, last);
  }

  private maybe<Value>(part: number, value: () => Value): Value | undefined {
    return this.chance.happens(part) ? value() : undefined;
  }

  private oneOf<Value>(values: readonly Value[]): Value {
    return values[this.chance.between(0, values.length - 1)]!;
  }

  private someOf<Value>(part: number, values: readonly Value[]): Value[] {
    return values.filter(() => this.chance.happens(part));
  }
}
