import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { AuditService } from '../audit/audit.service.js';
import { IdentityProvider } from '../auth/identity/identity-provider.js';
import { Forbidden } from '../core/errors/domain-errors.js';
import { isSelf } from './user.policy.js';
import { toSnapshot } from './user.snapshot.js';
import { knownUser } from './user-scope.js';
import { UserRecords } from './user-records.js';

/** Second factors of people who lost the device with it. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly database: DataSource,
    private readonly records: UserRecords,
    private readonly provider: IdentityProvider,
    private readonly audit: AuditService,
  ) {}

  /**
   * Removes a person's second factor, and ends their sessions, because the device may be in other hands.
   * @throws NotFound
   * @throws Forbidden for the actor's own, which the profile page removes with a code
   * @throws Unavailable; then nothing is recorded
   */
  async remove(actor: Actor, id: number): Promise<void> {
    await this.database.transaction(async (manager) => {
      const user = await this.records.lock(manager, knownUser(actor, { id }));
      if (isSelf(actor, user)) throw new Forbidden('users.errors.own_rights');
      const { email } = toSnapshot(user);
      const change = {
        action: 'user.second-factor-removed',
        id,
        companyId: user.companyId,
        before: { email, secondFactor: true },
        after: { email, secondFactor: false },
      } as const;
      await this.audit.record(manager, actor, change);
      await this.records.endSessions(manager, user);
      await this.provider.removeSecondFactors(user.firebaseId);
    });
  }
}
