import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { PublicReads } from '../../core/database/public-reads.js';
import { countColumns } from '../facets/count-columns.js';
import type { FilterCounts } from '../facets/filter-counts.js';
import { type Counted, countFacets } from '../filters/facet-counts.js';
import { LargeLists } from '../large-lists/large-lists.js';
import { MatchingOffers } from '../query/matching-offers.js';
import { NarrowedLists } from '../large-lists/narrowed-lists.js';
import type { ProductCriteria } from '../query/product-criteria.js';
import { SearchHits } from '../query/search-hits.js';
import { isNarrowed, isWhole } from '../query/whole-list.js';

/** Counts for all groups of filters. */
@Injectable()
export class ProductFilters {
  constructor(
    private readonly reads: PublicReads,
    private readonly large: LargeLists,
    private readonly narrowed: NarrowedLists,
    private readonly hits: SearchHits,
  ) {}

  /** Counts of a large list may be some minutes old. */
  async counts(criteria: ProductCriteria, counted: Counted): Promise<FilterCounts> {
    const counts = (await this.inMemory(criteria)) ?? (await this.query(criteria, counted));
    return { ...counts, isCut: (await this.hits.of(criteria))?.isCut ?? false };
  }

  private async inMemory(criteria: ProductCriteria): Promise<FilterCounts | null> {
    if (isWhole(criteria) && !isNarrowed(criteria)) return this.large.counts(criteria);
    const list = await this.narrowed.find(criteria);
    // lets the query of the page's rows start: PostgreSQL runs it while this counts
    await nextTurn();
    return list && countColumns(list.columns, list.narrowed);
  }

  private async query(criteria: ProductCriteria, counted: Counted): Promise<FilterCounts> {
    const offers = new MatchingOffers(criteria, await this.hits.of(criteria));
    const [row] = await this.reads.query<FilterCounts[]>(...countFacets(offers, counted));
    return row!;
  }
}
