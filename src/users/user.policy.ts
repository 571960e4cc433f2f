import { type Actor, NO_COMPANY, visitor } from '../access/actor.js';
import type { User } from './user.entity.js';

/** Who somebody is to the permission table; an inactive profile is a visitor's. */
export function toActor(user: User): Actor {
  if (user.status === 'inactive') return visitor();
  return {
    kind: 'person',
    userId: user.id,
    firebaseId: user.firebaseId,
    email: user.email,
    userType: user.userType,
    permissionLevel: user.permissionLevel,
    companyId: user.companyId ?? NO_COMPANY,
    status: user.status,
    locale: user.locale,
  };
}
