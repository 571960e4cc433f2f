import { IsIn, IsOptional, Matches } from 'class-validator';
import { IsPageNumber } from '../core/http/api/api-query.js';
import { IsSearch } from '../core/http/input/input-rules.js';

/** Sort orders: by name, or the largest store first. */
export const DIRECTORY_SORTS = ['name', 'size'] as const;
export type DirectorySort = (typeof DIRECTORY_SORTS)[number];

/** Query of the store directory. */
export class DirectoryQuery {
  /** Part of the name. */
  @IsSearch()
  query?: string;

  /** The first letter of the name; # for anything else. */
  @IsOptional()
  @Matches(/^[A-ZČŠŽ#]$/)
  letter?: string;

  @IsIn(DIRECTORY_SORTS)
  sort: DirectorySort = 'name';

  @IsPageNumber()
  page: number = 1;
}
