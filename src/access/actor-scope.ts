import { Forbidden, Invalid, NotFound } from '../core/errors/domain-errors.js';
import { isId } from '../core/http/input/id-params.js';
import type { Actor } from './actor.js';
import { type Ability, can, reachOf } from './permission-table.js';

/**
 * Condition of queries that hides objects of other companies: `{ companyId }`, or `{}` for all.
 * @throws Forbidden when the actor has the ability nowhere
 */
export function companyScope(actor: Actor, ability: Ability): { companyId?: number } {
  const reach = reachOf(actor, ability);
  if (reach === 'no') throw new Forbidden();
  return reach === 'all' ? {} : { companyId: actor.companyId };
}

/**
 * For a company in a path.
 * @throws NotFound when the actor has the ability for another company only, as if it did not exist
 * @throws Forbidden when the actor has the ability nowhere
 */
export function assertCompany(actor: Actor, ability: Ability, companyId: number): void {
  if (!can(actor, ability)) throw new Forbidden();
  if (!can(actor, ability, { companyId })) throw new NotFound();
}

/** The owner in the body of a write: a read returns both fields. */
export interface NamedOwner {
  companyId?: number;
  company?: unknown;
}

/**
 * The company of a new object: the one in the body, else the actor's own; undefined: neither.
 * @throws Forbidden for a company that the actor may not write for, whether it exists or not
 * @throws Invalid when the two fields differ, or are no company
 */
export function ownerNamed(actor: Actor, ability: Ability, named: NamedOwner): number | undefined {
  const { companyId: own } = companyScope(actor, ability);
  const ids = namedIds(named);
  if (own !== undefined && (named.company === null || ids.some((id) => id !== own))) throw new Forbidden();
  const [id = own, other = id] = ids;
  if (id !== other || (id !== undefined && !isId(id))) throw Invalid.at('company', 'validation.isIn');
  return id;
}

/** Whether a write would move an object to another company. */
export function movesAway(named: NamedOwner, stored: { companyId: number }): boolean {
  return named.company === null || namedIds(named).some((id) => id !== stored.companyId);
}

function namedIds({ companyId, company }: NamedOwner): unknown[] {
  const { id } = (company ?? {}) as { id?: unknown };
  return [companyId, id].filter((one) => one !== undefined);
}
