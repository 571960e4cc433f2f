import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn, ValidateBy, ValidateIf } from 'class-validator';
import { AreIds, IsId } from '../core/http/id-params.js';
import { inOne, MayBeAbsent, NumberOrNull } from '../core/http/input-rules.js';
import { OwnProductsQuery } from '../products/own-products.query.js';
import type { ProductKind } from '../products/product.entity.js';
import { KINDS } from '../products/product.json.js';
import type { BulkActionName } from './bulk-action.props.js';

const ACTIONS = ['activate', 'deactivate', 'categorise', 'delete'] as const satisfies BulkActionName[];
/** More than anybody ticks one by one. */
const MOST_IDS = 10_000;

const AreChosen = () => inOne(IsArray(), ArrayMaxSize(MOST_IDS), AreIds());

/** Two ways of choosing at once contradict each other: acting on either could touch what nobody meant. */
const IsNotBeside = (other: 'all' | 'ids') =>
  ValidateBy({
    name: 'isNotBeside',
    validator: { validate: (_, given) => (given?.object as BulkActionInput)[other] === undefined },
  });

/** What is to be done with which products: `ids`, or `all` that the list's filters find. */
export class BulkActionInput {
  @IsIn(ACTIONS)
  action: (typeof ACTIONS)[number];

  @MayBeAbsent()
  @IsIn([true])
  all?: true;

  @ValidateIf(({ all, ids }: BulkActionInput) => all === undefined || ids !== undefined)
  @IsNotBeside('all')
  @ArrayNotEmpty()
  @AreChosen()
  ids?: number[];

  /** Of all, without these. */
  @MayBeAbsent()
  @IsNotBeside('ids')
  @AreChosen()
  except?: number[];

  @NumberOrNull()
  @ValidateIf(({ action }: BulkActionInput) => action === 'categorise')
  @IsId()
  categoryId?: number;

  /** Whether the category takes the place of those that are there. */
  @MayBeAbsent()
  @IsIn(['replace', 'add'])
  mode: 'replace' | 'add' = 'add';
}

/** The list that the products were chosen in. A filter that does not hold is refused: without it, all would be meant. */
export class BulkListQuery extends OwnProductsQuery {
  @IsIn(KINDS)
  kind: ProductKind = 'product';
}
