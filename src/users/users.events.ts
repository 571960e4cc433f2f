import type { UserStatus } from './user.entity.js';

/** Somebody got in, or is out. */
export class UserStatusChanged {
  static readonly event = 'users.status-changed';

  constructor(
    readonly firebaseId: string,
    readonly status: UserStatus,
  ) {}
}
