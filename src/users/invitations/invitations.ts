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
    private readonly people: InvitedPeople,
    private readonly mails: InvitationMails,
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
    const { user, link } = await this.people.add(actor, fields);
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
    const link = await this.people.linkAgain(actor, user);
    return this.deliver(user, link);
  }

  private async deliver(user: User, link: string | null): Promise<Invitation> {
    const answer = await this.mails.send(user, link);
    // who has a password needs no second letter
    if (answer === 'sent' || !link)
      return { user, link: null, delivery: answer === 'sent' ? 'sent' : 'none' };
    // a link that mail carries is for its reader alone, also when it did not arrive
    return answer === 'none' ? { user, link, delivery: 'link' } : { user, link: null, delivery: 'failed' };
  }
}

function ownCompany({ companyId }: Actor): number | null {
  return companyId === NO_COMPANY ? null : companyId;
}
