import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, Not } from 'typeorm';
import type { Person } from '../../access/actor.js';
import { AuditService } from '../../audit/audit.service.js';
import { takeLock } from '../../core/database/advisory-locks.js';
import { command, int, statement } from '../../core/database/statement.js';
import { Conflict, NotFound } from '../../core/errors/domain-errors.js';
import { User } from '../../users/user.entity.js';
import { CompaniesService } from '../../companies/companies.service.js';
import { IdentityProvider } from '../identity/identity-provider.js';
import { AccountMails } from './account-mails.js';

/** People delete their own accounts. */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly database: DataSource,
    private readonly provider: IdentityProvider,
    private readonly audit: AuditService,
    private readonly companies: CompaniesService,
    private readonly mails: AccountMails,
  ) {}

  /**
   * Deletes the profile with all data that concern only this person, and the account at the provider; with the
   * only person of a store that awaits approval, the store as well. The account is deleted last before the
   * commit: if the provider does not answer, nothing changes.
   * @throws Conflict for the last catalogue admin, and for the last admin of a store
   * @throws Unavailable
   */
  async delete(actor: Person): Promise<void> {
    const user = await this.database.transaction(async (manager) => {
      const user = await this.lock(manager, actor);
      await assertNotLast(manager, user);
      const [id, neutral] = [user.id, `deleted-${user.id}`];
      await NAME_NEUTRALLY.run(manager, [id, neutral]);
      await FORGET_PROFILE.run(manager, [String(id)]);
      await NAME_RUNS_NEUTRALLY.run(manager, [id, neutral]);
      await DELETE_ALERTS.run(manager, [user.email]);
      await FORGET_REPORTER.run(manager, [user.email]);
      await DELETE_REQUESTS.run(manager, [user.firebaseId]);
      await manager.delete(User, id);
      const { companyId, status } = user;
      const change = { action: 'user.deleted', id, companyId, before: { status }, after: null } as const;
      await this.audit.recordAll(manager, { userId: null, email: neutral }, [change]);
      if (status === 'pending' && companyId !== null)
        await this.companies.revertSignUp(manager, null, companyId);
      await this.provider.deleteAccount(user.firebaseId);
      return user;
    });
    await this.mails.sendDeleted(user);
  }

  /** Locks the store first, so that one of two admins remains. */
  private async lock(manager: EntityManager, { userId, companyId }: Person): Promise<User> {
    await manager.query(takeLock('superAdmins'));
    if (companyId) await LOCK_STORE.rows(manager, [companyId]);
    const user = await manager.findOne(User, { where: { id: userId }, relations: { company: true } });
    if (!user) throw new NotFound();
    return user;
  }
}

async function assertNotLast(manager: EntityManager, { id, userType, status, company }: User): Promise<void> {
  if (userType === 'employee' || status === 'pending') return;
  const others = { id: Not(id), userType, status: 'active' } as const;
  if (await manager.existsBy(User, company ? { ...others, companyId: company.id } : others)) return;
  if (!company) throw new Conflict('account.deletion.last_super_admin');
  throw new Conflict('account.deletion.last_admin', { company: company.companyName });
}

const LOCK_STORE = statement({ id: int })`select id from companies where id = $1 for no key update`;

/** The changes stay, the name does not. */
const NAME_NEUTRALLY = command('update audit_entries set actor_email = $2 where actor_id = $1');

/** Entries about the profile stay, without its personal fields. */
const FORGET_PROFILE = command(`
  update audit_entries set object_name = null, before = before - '{email,firstName,lastName,phone}'::text[],
    after = after - '{email,firstName,lastName,phone}'::text[]
  where object_kind = 'user' and object_id = $1`);

const NAME_RUNS_NEUTRALLY = command('update bulk_runs set actor_email = $2 where created_by = $1');
const DELETE_ALERTS = command('delete from price_alerts where lower(email) = lower($1)');
const FORGET_REPORTER = command('update offer_reports set email = null where lower(email) = lower($1)');
const DELETE_REQUESTS = command('delete from idempotency_keys where owner = $1');
