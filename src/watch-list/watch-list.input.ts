import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsPositive, Max } from 'class-validator';
import { MAX_ID } from '../core/http/id-params.js';

/** What a button beside a product sends, or the one that empties the list. */
export class WatchListInput {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  add?: number;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  remove?: number;

  @IsOptional()
  @IsIn(['all'])
  clear?: 'all';
}

/** The query of the list's page. */
export class WatchListQuery {
  /** There was no place for one more. */
  @IsOptional()
  @IsIn(['1'])
  full?: '1';
}
