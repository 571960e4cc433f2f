import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn, ValidateIf } from 'class-validator';
import { Invalid } from '../../core/errors/domain-errors.js';
import { ChosenRows, IsNotBeside } from '../../core/http/input/chosen-rows.input.js';
import { AreIds, IsId } from '../../core/http/input/id-params.js';
import {
  combineDecorators,
  ConvertedText,
  NumberOrNull,
  OptionalNotNull,
} from '../../core/http/input/input-rules.js';
import { OwnProductsQuery } from '../../products/own/own-products.query.js';
import type { ProductKind } from '../../products/product.entity.js';
import { KINDS } from '../../products/product-fields.js';
import type { BulkActionName } from './bulk-run.entity.js';

const ACTIONS = [
  'activate',
  'deactivate',
  'categorise',
  'delete',
  'edit',
] as const satisfies BulkActionName[];
/** So many ids fit into a URL. */
const MAX_IN_URL = 1_000;

/** A bulk action and its products. `edit` leads to the page that asks for the new values. */
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

const IdsInUrl = () =>
  combineDecorators(
    ConvertedText((text) => text.split(',').map(Number)),
    OptionalNotNull(),
    IsArray(),
    ArrayNotEmpty(),
    ArrayMaxSize(MAX_IN_URL),
    AreIds(),
  );

/** The products of an edit: selected ones, or all that the filters find, with exceptions. */
export class BulkEditListQuery extends BulkListQuery {
  @IdsInUrl()
  ids?: number[];

  @IdsInUrl()
  @IsNotBeside('ids')
  except?: number[];
}

/**
 * The selection as a part of a URL.
 * @throws Invalid if it is too long for one
 */
export function selectionInUrl({ ids, except }: ChosenRows): { ids?: string; except?: string } {
  if (Math.max(ids?.length ?? 0, except?.length ?? 0) > MAX_IN_URL)
    throw Invalid.because('ids', 'offers.bulk_edit.too_many', { count: MAX_IN_URL });
  return { ...(ids && { ids: ids.join() }), ...(except?.length && { except: except.join() }) };
}
