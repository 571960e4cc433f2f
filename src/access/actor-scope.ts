import { Forbidden, NotFound } from '../core/errors/domain-errors.js';
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
 * For a company named in an address or a body.
 * @throws NotFound when it is another one's: not yours and not there look the same
 * @throws Forbidden when the actor may not anywhere
 */
export function assertCompany(actor: Actor, ability: Ability, companyId: number): void {
  if (!can(actor, ability)) throw new Forbidden();
  if (!can(actor, ability, { companyId })) throw new NotFound();
}
