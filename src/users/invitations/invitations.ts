import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Actor, NO_COMPANY } from '../../access/actor.js';
import { Forbidden, NotFound } from '../../core/errors/domain-errors.js';
import { InvitationMails } from './invitation-mails.js';
import { InvitedPeople } from './invited-people.js';
import { User } from '../user.entity.js';
import type { InvitationInput } from '../user.input.js';
import { mayManage } from '../user.policy.js';
import { assertCompanyFits } from '../user-company.js';
import { managedUsers } from '../user-scope.js';

/**
 * How an invitation was delivered. `sent`: by mail; `failed`: the mail may be repeated; `link`: there is no mail server,
 * the actor passes the link on; `none`: the user has a password, and nothing was sent.
 */
export const DELIVERIES = ['sent', 'failed', 'link', 'none'] as const;

/** `link`: for choosing a password, if there is no mail server; a secret, shown once. */
export interface Invitation {
  user: User;
  delivery: (typeof DELIVERIES)[number];
  link: string | null;
}

/** Invitations by those who manage users. */
@Injectable()
export class Invitations {
  constructor(
    private readonly database: DataSource,
    private readonly people: InvitedPeople,
    private readonly mails: InvitationMails,
  ) {}

  /**
   * Creates an active profile, and an account if there is none.
   * @throws Forbidden for rights that the actor may not grant
   * @throws Invalid when the rights do not fit together
   * @throws Conflict when the address has a profile anywhere
   */
  async invite(
    actor: Actor,
    { companyId = ownCompany(actor), ...input }: InvitationInput,
  ): Promise<Invitation> {
    const fields = { ...input, companyId, email: input.email.toLowerCase() };
    if (!mayManage(actor, fields)) throw new Forbidden();
    await assertCompanyFits(this.database.manager, fields);
    const { user, link } = await this.people.add(actor, fields);
    return this.deliver(user, link);
  }

  /**
   * Repeats an invitation of a user who did not sign in yet.
   * @throws NotFound for a user that the actor may not see
   * @throws Conflict if there is no invitation to repeat
   */
  async repeat(actor: Actor, id: number): Promise<Invitation> {
    const where = { ...managedUsers(actor), id };
    const user = await this.database.manager.findOne(User, { where, relations: { company: true } });
    if (!user) throw new NotFound();
    const link = await this.people.linkAgain(actor, user);
    return this.deliver(user, link);
  }

  private async deliver(user: User, link: string | null): Promise<Invitation> {
    const answer = await this.mails.send(user, link);
    // a user with a password needs no link
    if (answer === 'sent' || !link)
      return { user, link: null, delivery: answer === 'sent' ? 'sent' : 'none' };
    // a link sent by mail is for its recipient only, even if the mail failed
    return answer === 'none' ? { user, link, delivery: 'link' } : { user, link: null, delivery: 'failed' };
  }
}

function ownCompany({ companyId }: Actor): number | null {
  return companyId === NO_COMPANY ? null : companyId;
}
