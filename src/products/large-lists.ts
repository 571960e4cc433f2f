import { Injectable } from '@nestjs/common';
import { PublicReads } from '../core/database/public-reads.js';
import { ColumnStore } from '../facets/column-store.js';
import type { Columns } from '../facets/columns.js';
import type { FilterCounts } from '../facets/filter-counts.js';
import { narrow, type Narrowed } from '../facets/narrowing.js';
import { LargeListRequests } from './large-list.requests.js';
import { ListSizes } from './list-sizes.js';
import type { ProductCriteria } from './products.search.js';
import { keyOf, type WholeList } from './whole-list.js';

/** So old a packed list may become before somebody's visit has it packed anew. */
const MAX_AGE = '5 minutes';

/** A list in memory, with what is chosen in it. */
export interface NarrowedList {
  columns: Columns;
  narrowed: Narrowed;
}

/**
 * Lists that are too large to be counted at every visit. Their counts and columns may be some minutes old; the worker
 * packs anew what a visit finds old, and never more often.
 */
@Injectable()
export class LargeLists {
  /** A page's rows and its counts ask for the same. */
  private readonly narrowings = new WeakMap<ProductCriteria, Promise<NarrowedList | null>>();

  constructor(
    private readonly reads: PublicReads,
    private readonly requests: LargeListRequests,
    private readonly sizes: ListSizes,
    private readonly store: ColumnStore,
  ) {}

  /** The counts as they were some minutes ago; null for a list that is quickly counted. */
  async counts(list: WholeList): Promise<FilterCounts | null> {
    return (await this.packed(list))?.counts ?? null;
  }

  /**
   * The list as it was some minutes ago, and what of it is chosen; null for one that is quickly asked for, or that was
   * packed without an attribute that something is chosen from.
   */
  narrowed(criteria: ProductCriteria): Promise<NarrowedList | null> {
    const known = this.narrowings.get(criteria) ?? this.narrow(criteria);
    this.narrowings.set(criteria, known);
    return known;
  }

  private async narrow(criteria: ProductCriteria): Promise<NarrowedList | null> {
    const packed = await this.packed(criteria);
    const columns = packed && (await this.store.find(keyOf(criteria), packed.countedAt));
    const { attributes = [] } = criteria;
    const isComplete =
      columns && attributes.every(({ definitionId }) => columns.definitionIds.has(definitionId));
    return isComplete ? { columns, narrowed: narrow(columns, criteria) } : null;
  }

  private async packed(list: WholeList): Promise<PackedList | null> {
    if (!(await this.sizes.isLarge(list))) return null;
    const [packed] = await this.reads.query<PackedList[]>(FIND, [...keyOf(list)]);
    if (!packed || packed.isOld) await this.requests.ask(list);
    return packed ?? null;
  }
}

interface PackedList {
  counts: FilterCounts;
  /** Seconds since 1970. */
  countedAt: number;
  isOld: boolean;
}

const FIND = `
  select counts, extract(epoch from counted_at)::float8 as "countedAt",
    counted_at < now() - interval '${MAX_AGE}' as "isOld"
  from catalogue_facets where kind = $1 and category_id = $2 and company_id = $3 and counts is not null`;
