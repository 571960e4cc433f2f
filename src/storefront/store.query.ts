import { Type } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { IsId } from '../core/http/input/id-params.js';
import type { ProductKind } from '../products/product.entity.js';
import { KINDS } from '../products/product-fields.js';

/** The query of a store's page. */
export class StoreQuery {
  /** null: not a valid id. */
  @Type(() => Number)
  @IsId()
  id: number | null = null;

  @IsOptional()
  @IsIn(KINDS)
  kind?: ProductKind;
}
