import { Injectable } from '@nestjs/common';
import { PublicReads } from '../core/database/public-reads.js';
import { ColumnStore } from '../facets/column-store.js';
import type { Columns } from '../facets/columns.js';
import type { FilterCounts } from '../facets/filter-counts.js';
import { LargeListRequests } from './large-list.requests.js';
import { ListSizes } from './list-sizes.js';
import type { ProductCriteria } from './products.search.js';
import { keyOf, type WholeList } from './whole-list.js';

/** So old a packed list may become before somebody's visit has it packed anew. */
const MAX_AGE = '5 minutes';

/**
 * Lists that are too large to be counted at every visit. Their counts and columns may be some minutes old; the worker
 * packs anew what a visit finds old, and never more often.
 */
@Injectable()
export class LargeLists {
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
   * The list as it was some minutes ago; null for one that is quickly asked for, or that was packed without an attribute
   * that something is chosen from.
   */
  async columns({
    attributes = [],
    ...list
  }: WholeList & Pick<ProductCriteria, 'attributes'>): Promise<Columns | null> {
    const packed = await this.packed(list);
    const columns = packed && (await this.store.find(keyOf(list), packed.countedAt));
    const isComplete =
      columns && attributes.every(({ definitionId }) => columns.definitionIds.has(definitionId));
    return isComplete ? columns : null;
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
