import { Forbidden, Unauthenticated, Unavailable } from '../core/errors/domain-errors.js';
import type { Actor } from './actor.js';
import type { AccessRule } from './can.decorator.js';
import { can } from './permission-table.js';

/**
 * Checks a handler's rule; without a rule, access is refused.
 * @param isIdentified whether the request has a valid credential, with or without a profile
 * @throws Forbidden, Unauthenticated, or Unavailable if the credential could not be checked
 */
export function assertAdmitted(rule: AccessRule | undefined, actor: Actor, isIdentified: boolean): void {
  if (!rule) throw new Forbidden();
  // an expired token must not silently get a visitor's answer
  if (actor.kind === 'visitor' && actor.credential === 'refused') throw new Unauthenticated();
  if (isAdmitted(rule, actor, isIdentified)) return;
  if (actor.kind === 'person')
    throw new Forbidden(actor.status === 'pending' ? 'fault.awaiting_approval' : undefined);
  throw actor.credential === 'unverifiable' ? new Unavailable() : new Unauthenticated();
}

function isAdmitted(rule: AccessRule, actor: Actor, isIdentified: boolean): boolean {
  if (rule === 'public') return true;
  return rule === 'identified' ? isIdentified || actor.kind === 'person' : can(actor, rule.ability);
}
