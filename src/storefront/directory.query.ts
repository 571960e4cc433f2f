import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { MAX_PAGE } from '../core/http/api-query.js';
import { Trimmed } from '../core/http/input-rules.js';

/** Orders of the directory: by name, and the largest first. */
export const DIRECTORY_SORTS = ['name', 'size'] as const;
export type DirectorySort = (typeof DIRECTORY_SORTS)[number];

/** The directory of stores, as its address says it. */
export class DirectoryQuery {
  /** A part of the name. */
  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(200)
  query?: string;

  /** The first one of the name; # for what is no letter. */
  @IsOptional()
  @Matches(/^[A-ZČŠŽ#]$/)
  letter?: string;

  @IsIn(DIRECTORY_SORTS)
  sort: DirectorySort = 'name';

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_PAGE)
  page: number = 1;
}
