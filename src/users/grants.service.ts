import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PERMISSION_LEVELS } from '../access/actor.js';
import type { Account } from '../access/current-actor.decorator.js';
import { AuditService } from '../audit/audit.service.js';
import { Conflict } from '../core/errors/domain-errors.js';
import { User } from './user.entity.js';
import { toSnapshot } from './user.snapshot.js';
import { UnconfirmedSignUps } from './unconfirmed-sign-ups.js';
import { approved, NEW_USER } from './user-records.js';

/** Rights that only a command grants. */
@Injectable()
export class GrantsService {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditService,
    private readonly unconfirmed: UnconfirmedSignUps,
  ) {}

  /**
   * Makes the owner of an account an active super admin without a company; no change if they are one already.
   * @param account with its confirmed e-mail address
   * @throws Conflict when another account's profile has the address
   */
  grantSuperAdmin({ uid, email }: Account & { email: string }): Promise<User> {
    return this.database.transaction(async (manager) => {
      await this.unconfirmed.remove(manager, null, email);
      const known = await this.profileOf(manager, uid, email);
      const { id } = await manager.save(User, {
        ...NEW_USER,
        permissionLevel: PERMISSION_LEVELS.PRODUCT_DATA_REQUEST,
        ...known,
        ...SUPER_ADMIN,
        ...approved({ approvedAt: known?.approvedAt }),
        firebaseId: uid,
        email,
      });
      const user = await manager.findOneByOrFail(User, { id });
      const before = known && toSnapshot(known);
      const { companyId } = user;
      const change = { action: 'user.granted', id, companyId, before, after: toSnapshot(user) } as const;
      await this.audit.record(manager, null, change);
      return user;
    });
  }

  private async profileOf(manager: EntityManager, uid: string, email: string): Promise<User | null> {
    const known = await manager
      .createQueryBuilder(User, 'user')
      .setLock('pessimistic_write')
      .where('user.firebase_id = :uid or lower(user.email) = lower(:email)', { uid, email })
      .getMany();
    if (known.some(({ firebaseId }) => firebaseId !== uid)) throw new Conflict('users.errors.address_taken');
    return known[0] ?? null;
  }
}

const SUPER_ADMIN = { userType: 'super_admin', companyId: null, status: 'active' } as const;
