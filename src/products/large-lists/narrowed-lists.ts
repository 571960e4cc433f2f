import { Injectable } from '@nestjs/common';
import { PublicReads } from '../../core/database/public-reads.js';
import type { Columns } from '../facets/columns.js';
import { narrow, type Narrowed } from '../facets/narrowing.js';
import { type RankedRows, rankRows } from '../facets/ranked-rows.js';
import { LargeLists } from './large-lists.js';
import { MatchingOffers } from '../query/matching-offers.js';
import type { ProductCriteria } from '../query/product-criteria.js';
import { SearchHits } from '../query/search-hits.js';
import { isNarrowed, isPartOfWhole } from '../query/whole-list.js';

/** So many hits take the database longer to narrow, count and order than to find. */
const MANY_HITS = 200;

/** A list in memory, with what is chosen in it. */
export interface NarrowedList {
  columns: Columns;
  narrowed: Narrowed;
  /** Of a search: how well rows fit. */
  ranks?: RankedRows['ranks'];
}

/**
 * What is chosen in a large list, or what a search with many hits has found in it: in memory, some minutes old. No packed
 * list has both products and services: where words find both, the database is asked.
 */
@Injectable()
export class NarrowedLists {
  /** A page's rows and its counts ask for the same. */
  private readonly narrowings = new WeakMap<ProductCriteria, Promise<NarrowedList | null>>();

  constructor(
    private readonly reads: PublicReads,
    private readonly large: LargeLists,
    private readonly hits: SearchHits,
  ) {}

  /** null when the database has to be asked. */
  find(criteria: ProductCriteria): Promise<NarrowedList | null> {
    const known = this.narrowings.get(criteria) ?? this.narrow(criteria);
    this.narrowings.set(criteria, known);
    return known;
  }

  private async narrow(criteria: ProductCriteria): Promise<NarrowedList | null> {
    if (!isPartOfWhole(criteria) || criteria.ofKind === 'service') return null;
    const hits = await this.hits.of(criteria);
    if (hits ? hits.offerIds.length < MANY_HITS : !isChosenFrom(criteria)) return null;
    // where there may be services, too, these are found to be unknown
    const columns = await this.large.columns({ ...criteria, kind: criteria.kind ?? 'product' });
    if (!columns) return null;
    if (!hits) return { columns, narrowed: narrow(columns, criteria) };
    const { rows, ranks, unknown } = rankRows(columns, hits.offerIds, hits.ranks);
    if (await this.areInList(criteria, unknown)) return null;
    return { columns, narrowed: narrow(columns, criteria, rows), ranks };
  }

  /** Whether any of these has come to the list since it was packed. */
  private async areInList({ kind, categoryId }: ProductCriteria, offerIds: number[]): Promise<boolean> {
    if (!offerIds.length) return false;
    const list: ProductCriteria = {
      kind,
      categoryId,
      ids: offerIds,
      brands: [],
      sort: 'popular',
      page: 1,
      pageSize: 1,
    };
    const offers = new MatchingOffers(list);
    const rows = await this.reads.query<object[]>(
      `select 1 from ${offers.from('o')} where ${offers.where('o')} limit 1`,
      offers.parameters,
    );
    return rows.length > 0;
  }
}

/** A search without hits of its own finds all of them by a statement; a list in which nothing is chosen needs no narrowing. */
const isChosenFrom = (criteria: ProductCriteria) => criteria.query === undefined && isNarrowed(criteria);
