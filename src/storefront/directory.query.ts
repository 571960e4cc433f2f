import { IsIn, IsOptional, Matches } from 'class-validator';
import { IsPageNumber } from '../core/http/api/api-query.js';
import { IsSearch } from '../core/http/input/input-rules.js';

/** Orders of the directory: by name, and the largest first. */
export const DIRECTORY_SORTS = ['name', 'size'] as const;
export type DirectorySort = (typeof DIRECTORY_SORTS)[number];

/** The directory of stores, as its address says it. */
export class DirectoryQuery {
  /** A part of the name. */
  @IsSearch()
  query?: string;

  /** The first one of the name; # for what is no letter. */
  @IsOptional()
  @Matches(/^[A-ZČŠŽ#]$/)
  letter?: string;

  @IsIn(DIRECTORY_SORTS)
  sort: DirectorySort = 'name';

  @IsPageNumber()
  page: number = 1;
}
