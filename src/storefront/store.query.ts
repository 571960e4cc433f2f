import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsPositive, Max } from 'class-validator';
import { MAX_ID } from '../core/http/id-params.js';
import type { ProductKind } from '../products/product.entity.js';
import { KINDS } from '../products/product.json.js';

/** Which store, and what of it. */
export class StoreQuery {
  /** null: what is asked for can be no store. */
  @Type(() => Number)
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  id: number | null = null;

  @IsOptional()
  @IsIn(KINDS)
  kind?: ProductKind;
}
