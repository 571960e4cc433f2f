import { IsIn } from 'class-validator';
import { PageQuery } from '../../core/http/api/api-query.js';
import { AreColumns } from '../../core/http/api/list-columns.js';
import { IsOptionalIn, IsSearch } from '../../core/http/input/input-rules.js';
import { ANY_STATUS } from '../../companies/company.query.js';
import type { CompanyStatus } from '../../companies/company.entity.js';

/** Possible faults in a store's data. */
export const TROUBLES = ['import', 'feed', 'rejected', 'images', 'eans'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** Columns with numbers of the store; each is also an order. */
export const NUMBERS = [
  'importedAt',
  'feeds',
  'rejected',
  'withoutImage',
  'wrongEans',
  'offers',
  'alone',
  'visits',
  'trend',
] as const;
export const SORTS = ['name', ...NUMBERS] as const;
export type Sort = (typeof SORTS)[number];
const BOTH_WAYS = SORTS.flatMap((sort) => [sort, `-${sort}`] as const);

/** The table of all stores: filters, order and columns. */
export class StoreHealthQuery extends PageQuery {
  /** Part of the name. */
  @IsSearch()
  query?: string;

  @IsIn(ANY_STATUS)
  status: CompanyStatus | 'all' = 'all';

  @IsOptionalIn(TROUBLES)
  trouble?: Trouble;

  @IsIn(BOTH_WAYS)
  sort: Sort | `-${Sort}` = 'name';

  @AreColumns()
  columns: string[] = [];
}
