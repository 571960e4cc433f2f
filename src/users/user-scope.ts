import { type FindOptionsWhere, Not } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { companyScope } from '../access/actor-scope.js';
import { can } from '../access/permission-table.js';
import { NotFound } from '../core/errors/domain-errors.js';
import type { User } from './user.entity.js';

/**
 * Condition for the users that the actor manages.
 * @throws Forbidden when there are none
 */
export function managedUsers(actor: Actor): FindOptionsWhere<User> {
  const scope = companyScope(actor, 'users.manage');
  return 'companyId' in scope ? { ...scope, userType: Not('super_admin') } : {};
}

/**
 * Condition for one user that the actor may see: the actor, or a user they manage.
 * @throws NotFound for a visitor
 */
export function knownUser(actor: Actor, who: { id: number } | { firebaseId: string }) {
  if (actor.kind !== 'person') throw new NotFound();
  const isHimself = 'id' in who ? who.id === actor.userId : who.firebaseId === actor.firebaseId;
  if (isHimself) return { id: actor.userId };
  if (!can(actor, 'users.manage')) throw new NotFound();
  return { ...managedUsers(actor), ...who };
}
