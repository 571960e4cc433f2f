import type { Actor } from '../../access/actor.js';
import { companyScope } from '../../access/actor-scope.js';
import { OwnConditions } from '../../products/own/own-products-conditions.js';
import { ownFilters } from '../../products/own/own-products.query.js';
import type { ChosenRows } from '../../core/http/input/chosen-rows.input.js';
import type { BulkEditListQuery, BulkListQuery } from './bulk-action.input.js';

/** A condition over `products p`, with its parameters. */
export interface Selection {
  where: string;
  parameters: unknown[];
}

/**
 * The selected products, without deleted ones and other stores' products.
 * @throws NotFound for another store's list
 */
export function selectionOf(actor: Actor, input: ChosenRows, query: BulkListQuery): Selection {
  const scope = companyScope(actor, 'products.write');
  if (!input.all) {
    const own = new OwnConditions({ ...scope, ids: input.ids });
    return { where: own.where('all'), parameters: own.parameters };
  }
  const own = new OwnConditions({ ...ownFilters(actor, query.kind, query), ...scope });
  const where = own.where(query.status);
  const except = own.parameter(input.except ?? []);
  return { where: `${where} and p.id <> all(${except}::integer[])`, parameters: own.parameters };
}

/** The selection in the URL of an edit. */
export const chosenOf = ({ ids, except }: BulkEditListQuery): ChosenRows =>
  ids ? { ids } : { all: true, except };
