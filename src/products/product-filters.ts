import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type Counted, countFacets, type FilterCounts } from './facet-counts.js';
import { LargeLists } from './large-lists.js';
import { type Facet, MatchingOffers } from './matching-offers.js';
import type { ProductCriteria } from './products.search.js';

/** Counts for all groups of filters. */
@Injectable()
export class ProductFilters {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly large: LargeLists,
  ) {}

  /** Of a large list in which nothing is chosen they may be some minutes old. */
  async counts(criteria: ProductCriteria, counted: Counted): Promise<FilterCounts> {
    const { chosen } = new MatchingOffers(criteria);
    const whole = chosen.length < 2 && isWhole(criteria) ? await this.large.find(criteria) : null;
    if (!whole) return this.live(criteria, counted);
    const [facet] = chosen;
    if (!facet) return whole;
    return withOwn(await this.live(criteria, counted, { narrowed: true }), whole, facet);
  }

  private async live(
    criteria: ProductCriteria,
    counted: Counted,
    options?: { narrowed: boolean },
  ): Promise<FilterCounts> {
    const [row] = await this.database.query<FilterCounts[]>(...countFacets(criteria, counted, options));
    return row!;
  }
}

/** Whether the list is a category's, a store's or that of everything, apart from what is chosen in it. */
function isWhole({ categoryId, storeId, query, companyId, ean, ids, condition }: ProductCriteria): boolean {
  if (categoryId !== undefined && storeId !== undefined) return false;
  return [query, companyId, ean, ids, condition].every((value) => value === undefined);
}

/** A group's own counts ignore what is chosen in it, so they are those of the whole list. */
function withOwn(narrowed: FilterCounts, whole: FilterCounts, facet: Facet): FilterCounts {
  const { brands, companies, availability, discounted, priced, lowestCents, highestCents, buckets } = whole;
  switch (facet) {
    case 'brand':
      return { ...narrowed, brands };
    case 'company':
      return { ...narrowed, companies };
    case 'stock':
      return { ...narrowed, availability };
    case 'discount':
      return { ...narrowed, discounted };
    case 'price':
      return { ...narrowed, priced, lowestCents, highestCents, buckets };
  }
  const own = Number(facet.slice('attribute-'.length));
  const merged = <Count extends { definitionId: number }>(counts: Count[], all: Count[]) => [
    ...counts.filter(({ definitionId }) => definitionId !== own),
    ...all.filter(({ definitionId }) => definitionId === own),
  ];
  return {
    ...narrowed,
    values: merged(narrowed.values, whole.values),
    amounts: merged(narrowed.amounts, whole.amounts),
  };
}
