import { Forbidden, Invalid, NotFound } from '../core/errors/domain-errors.js';
import { isId } from '../core/http/input/id-params.js';
import type { Actor } from './actor.js';
import { type Ability, can, reachOf } from './permission-table.js';

/**
 * The condition that a query adds so that a foreign object is simply not found: `{ companyId }`, or `{}` for all.
 * @throws Forbidden when the actor may not anywhere
 */
export function companyScope(actor: Actor, ability: Ability): { companyId?: number } {
  const reach = reachOf(actor, ability);
  if (reach === 'no') throw new Forbidden();
  return reach === 'all' ? {} : { companyId: actor.companyId };
}

/**
 * For a company named in an address.
 * @throws NotFound when it is another one's: not yours and not there look the same
 * @throws Forbidden when the actor may not anywhere
 */
export function assertCompany(actor: Actor, ability: Ability, companyId: number): void {
  if (!can(actor, ability)) throw new Forbidden();
  if (!can(actor, ability, { companyId })) throw new NotFound();
}

/** What the body of something new says of whose it is: a read gives both. */
export interface NamedOwner {
  companyId?: number;
  company?: unknown;
}

/**
 * The company that something new is for: the one that its body names, else the actor's own; undefined: none is named.
 * @throws Forbidden for another one's than the actor may write for, there or not
 * @throws Invalid when it names two, or something that is none
 */
export function ownerNamed(actor: Actor, ability: Ability, named: NamedOwner): number | undefined {
  const { companyId: own } = companyScope(actor, ability);
  const ids = namedIds(named);
  if (own !== undefined && (named.company === null || ids.some((id) => id !== own))) throw new Forbidden();
  const [id = own, other = id] = ids;
  if (id !== other || (id !== undefined && !isId(id)))
    throw new Invalid('fault.invalid', {}, { company: { key: 'validation.isIn' } });
  return id;
}

/** Whether a write would give a thing to another company. */
export function movesAway(named: NamedOwner, stored: { companyId: number }): boolean {
  return named.company === null || namedIds(named).some((id) => id !== stored.companyId);
}

function namedIds({ companyId, company }: NamedOwner): unknown[] {
  const { id } = (company ?? {}) as { id?: unknown };
  return [companyId, id].filter((one) => one !== undefined);
}
