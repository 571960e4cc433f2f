import { IsBoolean, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { IsOptionalId } from '../../core/http/input/id-params.js';
import { Flag } from '../../core/http/input/input-rules.js';
import { CATEGORY_KINDS } from '../category.query.js';
import type { CategoryRow } from '../category-tree.js';

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
  @IsOptionalId()
  above?: number;

  /** Those that can take what stands in this one. */
  @IsOptionalId()
  instead?: number;

  /** Those that are switched off, and the system's, as well. */
  @Flag()
  @IsBoolean()
  all: boolean = false;
}
