import { Forbidden, Unauthenticated, Unavailable } from '../core/errors/domain-errors.js';
import type { Actor } from './actor.js';
import type { AccessRule } from './can.decorator.js';
import { can } from './permission-table.js';

/**
 * Whether a handler's rule lets somebody call it; one without a rule is closed to everybody.
 * @param isIdentified whether a valid credential came along, with or without a profile here
 * @throws Forbidden, Unauthenticated, or Unavailable when the credential could not be checked
 */
export function assertAdmitted(rule: AccessRule | undefined, actor: Actor, isIdentified: boolean): void {
  if (!rule) throw new Forbidden();
  // who shows a token wants to be known: an expired one must not quietly get what a visitor gets
  if (actor.kind === 'visitor' && actor.credential === 'refused') throw new Unauthenticated();
  if (admits(rule, actor, isIdentified)) return;
  if (actor.kind === 'person')
    throw new Forbidden(actor.status === 'pending' ? 'fault.awaiting_approval' : undefined);
  throw actor.credential === 'unverifiable' ? new Unavailable() : new Unauthenticated();
}

function admits(rule: AccessRule, actor: Actor, isIdentified: boolean): boolean {
  if (rule === 'public') return true;
  return rule === 'identified' ? isIdentified || actor.kind === 'person' : can(actor, rule.ability);
}
