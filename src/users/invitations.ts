import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, NO_COMPANY } from '../access/actor.js';
import { isUniqueViolation } from '../core/database/violations.js';
import { Conflict, Forbidden, Invalid, NotFound } from '../core/errors/domain-errors.js';
import { DEFAULT_LOCALE } from '../core/i18n/locales.js';
import { CredentialRefused } from '../identity/credential-refused.js';
import { IdentityProvider } from '../identity/identity-provider.js';
import { InvitationLetters } from './invitation-letters.js';
import { User } from './user.entity.js';
import { UnconfirmedSignUps } from './unconfirmed-sign-ups.js';
import type { InvitationInput } from './user.input.js';
import { mayInviteAgain, mayManage } from './user.policy.js';
import { assertCompanyFits } from './user-company.js';
import { type NewUser, UserRecords } from './user-records.js';
import { managedUsers } from './user-scope.js';

/**
 * How somebody hears of the invitation: by mail, or by nothing but the sign-in page where a password is there already.
 * `failed`: a mail could not be sent and may be tried again. `link`: there is no mail server, whoever invites hands it on.
 */
export const DELIVERIES = ['sent', 'failed', 'link', 'none'] as const;

/** `link`: where the person chooses a password, where no mail server is set; a secret, to be shown once. */
export interface Invitation {
  user: User;
  delivery: (typeof DELIVERIES)[number];
  link: string | null;
}

/** New people by those who manage them. */
@Injectable()
export class Invitations {
  constructor(
    private readonly database: DataSource,
    private readonly provider: IdentityProvider,
    private readonly records: UserRecords,
    private readonly letters: InvitationLetters,
    private readonly unconfirmed: UnconfirmedSignUps,
  ) {}

  /**
   * Makes an active profile and, where there is none, the account for it.
   * @throws Forbidden for rights that are not the actor's to give
   * @throws Invalid when they do not fit together
   * @throws Conflict when the address has a profile, wherever
   */
  async invite(
    actor: Actor,
    { companyId = ownCompany(actor), ...input }: InvitationInput,
  ): Promise<Invitation> {
    const fields = { ...input, companyId, email: input.email.toLowerCase() };
    if (!mayManage(actor, fields)) throw new Forbidden();
    await assertCompanyFits(this.database.manager, fields);
    const { user, link } = await this.add(actor, fields);
    return this.deliver(user, link);
  }

  /**
   * Sends the invitation once more to somebody who has not been here yet.
   * @throws NotFound for who is not the actor's to know
   * @throws Conflict when there is none to send
   */
  async repeat(actor: Actor, id: number): Promise<Invitation> {
    const where = { ...managedUsers(actor), id };
    const user = await this.database.manager.findOne(User, { where, relations: { company: true } });
    if (!user) throw new NotFound();
    const account = mayInviteAgain(actor, user) ? await this.provider.account(user.firebaseId) : null;
    // who has confirmed the address has chosen a password, and nobody else may be handed a link to change it
    if (!account?.email || account.emailVerified) throw new Conflict('users.errors.no_invitation');
    const link = await this.provider.passwordResetLink(account.email, user.locale);
    await this.records.noteInvitation(this.database.manager, actor, user);
    return this.deliver(user, link);
  }

  private async deliver(user: User, link: string | null): Promise<Invitation> {
    const answer = await this.letters.send(user, link);
    // who has a password needs no second letter
    if (answer === 'sent' || !link)
      return { user, link: null, delivery: answer === 'sent' ? 'sent' : 'none' };
    // a link that mail carries is for its reader alone, also when it did not arrive
    return answer === 'none' ? { user, link, delivery: 'link' } : { user, link: null, delivery: 'failed' };
  }

  /** Neither the address nor its account has a profile; asked before anything is done to the account. */
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
      // somebody else has just made it, or the provider is stricter about addresses than we are
      if (await this.provider.accountOf(email)) throw addressTaken();
      throw new Invalid('fault.invalid', {}, { email: { key: 'validation.isEmail' } });
    }
  }

  private async add(actor: Actor, fields: Omit<NewUser, 'firebaseId'>) {
    try {
      return await this.database.transaction(async (manager) => {
        await claim(manager, fields.email);
        await this.unconfirmed.remove(manager, actor, fields.email);
        await this.assertFree(manager, fields.email);
        const { uid, hasOwner } = await this.account(fields);
        const { email, locale = DEFAULT_LOCALE } = fields;
        const link = hasOwner ? null : await this.provider.passwordResetLink(email, locale);
        const user = await this.records.add(manager, 'user.invited', { ...fields, firebaseId: uid }, actor);
        return { user, link };
      });
    } catch (error) {
      throw isUniqueViolation(error) ? addressTaken() : error;
    }
  }
}

/** Only one makes an account for an address: another invitation at this moment would take it away again. */
async function claim(manager: EntityManager, email: string): Promise<void> {
  const statement = 'select pg_try_advisory_xact_lock($1, hashtext($2)) as claimed';
  const [{ claimed }] = await manager.query<[{ claimed: boolean }]>(statement, [INVITING, email]);
  if (!claimed) throw addressTaken();
}

/** First half of the keys of those locks; any number that nobody else uses. */
const INVITING = 7_042_031;

function ownCompany({ companyId }: Actor): number | null {
  return companyId === NO_COMPANY ? null : companyId;
}

function addressTaken(): Conflict {
  const key = 'users.errors.address_taken';
  return new Conflict(key, {}, { email: { key } });
}
