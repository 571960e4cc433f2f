import { Type } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { IsId } from '../core/http/input/id-params.js';
import type { ProductKind } from '../products/product.entity.js';
import { KINDS } from '../products/product-fields.js';

/** Which store, and what of it. */
export class StoreQuery {
  /** null: what is asked for can be no store. */
  @Type(() => Number)
  @IsId()
  id: number | null = null;

  @IsOptional()
  @IsIn(KINDS)
  kind?: ProductKind;
}
