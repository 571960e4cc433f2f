import { Injectable, Logger } from '@nestjs/common';
import { PublicReads } from '../../core/database/public-reads.js';
import { ColumnStore } from '../facets/column-store.js';
import type { Columns } from '../facets/columns.js';
import type { FilterCounts } from '../facets/filter-counts.js';
import { LargeListRequests } from './large-list-requests.js';
import { ListSizes } from './list-sizes.js';
import type { ProductCriteria } from '../query/product-criteria.js';
import { keyOf, type WholeList } from '../query/whole-list.js';

/** So old a packed list may become before somebody's visit has it packed anew. */
const MAX_AGE = '5 minutes';

/**
 * Lists that are too large to be counted at every visit. Their counts and columns may be some minutes old; the worker
 * packs anew what a visit finds old, and never more often.
 */
@Injectable()
export class LargeLists {
  private readonly logger = new Logger(LargeLists.name);

  constructor(
    private readonly reads: PublicReads,
    private readonly requests: LargeListRequests,
    private readonly sizes: ListSizes,
    private readonly store: ColumnStore,
  ) {}

  /** The counts as they were some minutes ago; null for a list that is quickly counted. */
  async counts(list: WholeList): Promise<FilterCounts | null> {
    return (await this.packed<{ counts: FilterCounts }>(COUNTS, list))?.counts ?? null;
  }

  /**
   * The list as it was some minutes ago; null for one that is quickly asked for, or that was packed without an attribute
   * that something is chosen from.
   */
  async columns({
    attributes = [],
    ...list
  }: WholeList & Pick<ProductCriteria, 'attributes'>): Promise<Columns | null> {
    const packed = await this.packed<{ countedAt: number }>(AGE, list);
    const columns = packed && (await this.store.find(keyOf(list), packed.countedAt));
    const isComplete =
      columns && attributes.every(({ definitionId }) => columns.definitionIds.has(definitionId));
    return isComplete ? columns : null;
  }

  /** Nobody waits for it: another visit asks again. */
  private askFor(list: WholeList): void {
    this.requests.ask(list).catch((error: unknown) => this.logger.warn(error));
  }

  private async packed<Found>(statement: string, list: WholeList): Promise<Found | null> {
    if (!(await this.sizes.isLarge(list))) return null;
    const [packed] = await this.reads.prepared<(Found & { isOld: boolean })[]>(statement, [...keyOf(list)]);
    if (!packed || packed.isOld) this.askFor(list);
    return packed ?? null;
  }
}

const find = (column: string) => `
  select ${column}, counted_at < now() - interval '${MAX_AGE}' as "isOld"
  from catalogue_facets where kind = $1 and category_id = $2 and company_id = $3 and counts is not null`;
const COUNTS = find('counts');
/** In seconds since 1970. */
const AGE = find('extract(epoch from counted_at)::float8 as "countedAt"');
