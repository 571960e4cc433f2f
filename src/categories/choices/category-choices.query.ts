import { IsString, MaxLength } from 'class-validator';
import { IsOptionalId } from '../../core/http/input/id-params.js';
import { IsFlag, IsOptionalIn } from '../../core/http/input/input-rules.js';
import { CATEGORY_KINDS } from '../category.query.js';
import type { CategoryRow } from '../category-tree.js';

/** A search among the categories: by default the active ones that may contain offers. */
export class CategoryChoicesQuery {
  /** Parts of words of the path. */
  @IsString()
  @MaxLength(100)
  query: string = '';

  @IsOptionalIn(CATEGORY_KINDS)
  kind?: CategoryRow['kind'];

  /** Possible parents of this category. */
  @IsOptionalId()
  above?: number;

  /** Categories that can get the content of this one. */
  @IsOptionalId()
  instead?: number;

  /** Includes inactive categories and system categories. */
  @IsFlag()
  all: boolean = false;
}
