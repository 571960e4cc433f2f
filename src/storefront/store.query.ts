import { Type } from 'class-transformer';
import { IsId } from '../core/http/input/id-params.js';
import { IsOptionalIn } from '../core/http/input/input-rules.js';
import type { ProductKind } from '../products/product.entity.js';
import { KINDS } from '../products/product-fields.js';

/** The query of a store's page. */
export class StoreQuery {
  /** null: not a valid id. */
  @Type(() => Number)
  @IsId()
  id: number | null = null;

  @IsOptionalIn(KINDS)
  kind?: ProductKind;
}
