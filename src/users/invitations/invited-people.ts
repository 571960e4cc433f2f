import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { tryLock } from '../../core/database/advisory-locks.js';
import { bool, statement } from '../../core/database/statement.js';
import { isUniqueViolation } from '../../core/database/violations.js';
import { Conflict, Invalid } from '../../core/errors/domain-errors.js';
import { DEFAULT_LOCALE } from '../../core/i18n/locales.js';
import { CredentialRefused } from '../../auth/identity/credential-refused.js';
import { IdentityProvider } from '../../auth/identity/identity-provider.js';
import { User } from '../user.entity.js';
import { InvitationLinks } from './invitation-links.js';
import { UnconfirmedSignUps } from '../unconfirmed-sign-ups.js';
import { mayInviteAgain } from '../user.policy.js';
import { type NewUser, UserRecords } from '../user-records.js';

/** Profiles and accounts of invited users, and links for choosing a password. */
@Injectable()
export class InvitedPeople {
  constructor(
    private readonly database: DataSource,
    private readonly provider: IdentityProvider,
    private readonly records: UserRecords,
    private readonly unconfirmed: UnconfirmedSignUps,
    private readonly links: InvitationLinks,
  ) {}

  /**
   * Creates an active profile, and an account if there is none. `link` is null when the account has a password.
   * @throws Invalid; Conflict when the address has a profile anywhere
   */
  async add(actor: Actor, fields: Omit<NewUser, 'firebaseId'>) {
    try {
      return await this.database.transaction(async (manager) => {
        await claim(manager, fields.email);
        await this.unconfirmed.remove(manager, actor, fields.email);
        await this.assertFree(manager, fields.email);
        const { uid, hasOwner } = await this.account(fields);
        const { locale = DEFAULT_LOCALE } = fields;
        const user = await this.records.add(manager, 'user.invited', { ...fields, firebaseId: uid }, actor);
        const link = hasOwner ? null : await this.links.create(manager, user.id, locale);
        return { user, link };
      });
    } catch (error) {
      throw isUniqueViolation(error) ? addressTaken() : error;
    }
  }

  /**
   * A new link for a user who did not sign in yet.
   * @throws Conflict if there is no invitation to repeat
   */
  async linkAgain(actor: Actor, user: User): Promise<string> {
    const account = mayInviteAgain(actor, user) ? await this.provider.account(user.firebaseId) : null;
    // a confirmed address already has a password, and no other person may get a link to change it
    if (!account?.email || account.emailVerified) throw new Conflict('users.errors.no_invitation');
    return this.database.transaction(async (manager) => {
      await this.records.recordInvitation(manager, actor, user);
      return this.links.create(manager, user.id, user.locale);
    });
  }

  /** Checks before any change to the account that neither address nor account has a profile. */
  private async assertFree(manager: EntityManager, email: string): Promise<void> {
    const account = await this.provider.accountOf(email);
    const isTaken = await manager
      .createQueryBuilder(User, 'user')
      .where('lower(user.email) = :email or user.firebase_id = :uid', { email, uid: account?.uid ?? null })
      .getExists();
    if (isTaken) throw addressTaken();
  }

  private async account(person: Pick<NewUser, 'email' | 'firstName' | 'lastName'>) {
    const { email, firstName = '', lastName = '' } = person;
    try {
      const displayName = `${firstName} ${lastName}`.trim() || undefined;
      return await this.provider.createAccount({ email, displayName });
    } catch (error) {
      if (!(error instanceof CredentialRefused)) throw error;
      // a concurrent request created it, or the provider does not accept the address
      if (await this.provider.accountOf(email)) throw addressTaken();
      throw Invalid.at('email', 'validation.isEmail');
    }
  }
}

async function claim(manager: EntityManager, email: string): Promise<void> {
  if (!(await CLAIM.one(manager, [email])).isClaimed) throw addressTaken();
}

const CLAIM = statement({ isClaimed: bool })`select ${tryLock('invitations', 'hashtext($1)')} as "isClaimed"`;

function addressTaken(): Conflict {
  return Conflict.because('email', 'users.errors.address_taken');
}
