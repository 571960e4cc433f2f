import type {
  Counted,
  IndexPage,
  IndexQuery,
  IndexSort,
} from '../../../../src/search/catalogue-index/catalogue-index.js';
import type { TextQuery } from '../../../../src/search/catalogue-index/text-query.js';
import { Chance } from '../../../demo/data/random.js';

const SORTS: IndexSort[] = ['popular', 'relevance', 'newest', 'price', '-price', 'total', 'name'];
const LOCALES = ['sl', 'en'] as const;
const PAGE_SIZES = [7, 24, 100];
/** Offers of a list that names its offers. */
const NAMED_OFFERS = 60;

/** What a catalogue has to ask about. */
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
    const { texts, categoryIds, companyIds, eans, brands, valuesOf, lastOfferId } = this.subjects;
    const text = this.maybe(0.6, () => this.oneOf(texts));
    const read = text === undefined ? undefined : await this.read(text, this.oneOf(LOCALES));
    // the list of a store, which other stores may be counted beside
    const listedId = this.maybe(0.15, () => this.oneOf(companyIds));
    const isFiltered = listedId !== undefined && this.chance.happens(0.3);
    return {
      text: read && { ...read, isStrict: this.chance.happens(0.5) },
      kind: this.maybe(0.5, () => this.oneOf([1, 1, 2])),
      categoryId: this.maybe(0.4, () => this.oneOf(categoryIds)),
      storeId: isFiltered ? undefined : listedId,
      unit: listedId === undefined ? 'card' : 'offer',
      condition: this.maybe(0.1, () => this.oneOf([1, 3])),
      ean: this.maybe(0.08, () => this.oneOf(eans)),
      offerIds: this.maybe(0.08, () =>
        Array.from({ length: NAMED_OFFERS }, () => this.chance.between(1, lastOfferId)),
      ),
      filters: {
        kind: this.maybe(0.2, () => this.oneOf([1, 2])),
        brands: this.maybe(0.3, () => this.someOf(0.4, brands)),
        companyIds: isFiltered ? [listedId] : this.maybe(0.2, () => this.someOf(0.5, companyIds)),
        priceFromCents: this.maybe(0.25, () => this.chance.between(500, 2_500)),
        priceToCents: this.maybe(0.25, () => this.chance.between(2_000, 6_000)),
        inStock: this.maybe(0.2, () => true),
        discounted: this.maybe(0.2, () => true),
        attributes: [...valuesOf].flatMap(([definitionId, values]) => {
          const valueIds = this.maybe(0.2, () => this.someOf(0.4, values));
          return valueIds?.length ? { definitionId, valueIds } : [];
        }),
      },
    };
  }

  order(): Pick<IndexPage, 'sort' | 'locale' | 'pageSize'> {
    return { sort: this.oneOf(SORTS), locale: this.oneOf(LOCALES), pageSize: this.oneOf(PAGE_SIZES) };
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
