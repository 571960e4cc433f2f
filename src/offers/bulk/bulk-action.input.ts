import { IsIn, ValidateIf } from 'class-validator';
import { ChosenRows } from '../../core/http/input/chosen-rows.input.js';
import { IsId } from '../../core/http/input/id-params.js';
import { OptionalNotNull, NumberOrNull } from '../../core/http/input/input-rules.js';
import { OwnProductsQuery } from '../../products/own/own-products.query.js';
import type { ProductKind } from '../../products/product.entity.js';
import { KINDS } from '../../products/product-fields.js';
import type { BulkActionName } from './bulk-run.entity.js';

const ACTIONS = ['activate', 'deactivate', 'categorise', 'delete'] as const satisfies BulkActionName[];
/** A bulk action and its products. */
export class BulkActionInput extends ChosenRows {
  @IsIn(ACTIONS)
  action: (typeof ACTIONS)[number];

  @NumberOrNull()
  @ValidateIf(({ action }: BulkActionInput) => action === 'categorise')
  @IsId()
  categoryId?: number;

  /** Whether the category replaces the others. */
  @OptionalNotNull()
  @IsIn(['replace', 'add'])
  mode: 'replace' | 'add' = 'add';
}

/** The filters of the list. An invalid one is an error: without it, the action would apply to all products. */
export class BulkListQuery extends OwnProductsQuery {
  @IsIn(KINDS)
  kind: ProductKind = 'product';
}
