import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsPositive, IsString, Max, MaxLength } from 'class-validator';
import { MAX_ID } from '../core/http/id-params.js';
import { Flag } from '../core/http/input-rules.js';
import { CATEGORY_KINDS } from './category.query.js';
import type { CategoryRow } from './category-tree.js';

/** What is looked for among the categories: by default the active ones that products or services stand in. */
export class CategoryChoicesQuery {
  /** Parts of words of the path. */
  @IsString()
  @MaxLength(100)
  query: string = '';

  @IsOptional()
  @IsIn(CATEGORY_KINDS)
  kind?: CategoryRow['kind'];

  /** Those that this one may stand below. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  above?: number;

  /** Those that can take what stands in this one. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  instead?: number;

  /** Those that are switched off, and the system's, as well. */
  @Flag()
  @IsBoolean()
  all: boolean = false;
}
