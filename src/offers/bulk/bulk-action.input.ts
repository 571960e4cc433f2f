import { IsIn, ValidateIf } from 'class-validator';
import { ChosenRows } from '../../core/http/input/chosen-rows.input.js';
import { IsId } from '../../core/http/input/id-params.js';
import { OptionalNotNull, NumberOrNull } from '../../core/http/input/input-rules.js';
import { OwnProductsQuery } from '../../products/own/own-products.query.js';
import type { ProductKind } from '../../products/product.entity.js';
import { KINDS } from '../../products/product-fields.js';
import type { BulkActionName } from './bulk-run.entity.js';

const ACTIONS = ['activate', 'deactivate', 'categorise', 'delete'] as const satisfies BulkActionName[];
/** What is to be done with which products. */
export class BulkActionInput extends ChosenRows {
  @IsIn(ACTIONS)
  action: (typeof ACTIONS)[number];

  @NumberOrNull()
  @ValidateIf(({ action }: BulkActionInput) => action === 'categorise')
  @IsId()
  categoryId?: number;

  /** Whether the category takes the place of those that are there. */
  @OptionalNotNull()
  @IsIn(['replace', 'add'])
  mode: 'replace' | 'add' = 'add';
}

/** The list that the products were chosen in. A filter that does not hold is refused: without it, all would be meant. */
export class BulkListQuery extends OwnProductsQuery {
  @IsIn(KINDS)
  kind: ProductKind = 'product';
}
