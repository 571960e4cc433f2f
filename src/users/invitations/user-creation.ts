import { Injectable } from '@nestjs/common';
import { type Actor, PERMISSION_LEVELS } from '../../access/actor.js';
import type { Account } from '../../access/current-actor.decorator.js';
import { can } from '../../access/permission-table.js';
import { Forbidden } from '../../core/errors/domain-errors.js';
import { checkInput } from '../../core/http/input/check-input.js';
import { type Invitation, Invitations } from './invitations.js';
import { SignUpInput } from '../sign-up.input.js';
import { InvitationInput, type NewUserInput } from '../user.input.js';
import { toChanges } from '../user-changes.js';
import { UsersService } from '../users.service.js';

/** Rights of a sign-up; any others are refused. */
const GIVEN_TO_SIGN_UPS = {
  userType: 'admin',
  permissionLevel: PERMISSION_LEVELS.PRODUCT_DATA_REQUEST,
  status: 'pending',
  companyId: null,
} as const;

/** A sign-up has no invitation. */
type CreatedUser = Pick<Invitation, 'user'> & Partial<Invitation>;

/** New users by the API: the same route signs up and invites. */
@Injectable()
export class UserCreation {
  constructor(
    private readonly users: UsersService,
    private readonly invitations: Invitations,
  ) {}

  async createUser(actor: Actor, account: Account | null, input: NewUserInput): Promise<CreatedUser> {
    if (!input.firebaseId) return this.invite(actor, input);
    const wanted = toChanges(input);
    const rights = Object.entries(GIVEN_TO_SIGN_UPS);
    const asksForMore = rights.some(([right, given]) => {
      const asked = wanted[right as keyof typeof GIVEN_TO_SIGN_UPS];
      return asked !== undefined && asked !== given;
    });
    if (account?.uid !== input.firebaseId || asksForMore) throw new Forbidden();
    const { firstName, lastName, phone, locale, companyName } = input;
    const form = { firstName, lastName, phone, locale, companyName };
    return { user: await this.users.signUp(account, await checkInput(SignUpInput, form)) };
  }

  private async invite(actor: Actor, input: NewUserInput): Promise<Invitation> {
    const isPending = actor.kind === 'person' && actor.status === 'pending';
    if (!can(actor, 'users.manage')) throw new Forbidden(isPending ? 'fault.awaiting_approval' : undefined);
    const { status = 'active', ...fields } = toChanges(input);
    if (status !== 'active') throw new Forbidden();
    const form = await checkInput(InvitationInput, { ...fields, email: input.email });
    return this.invitations.invite(actor, form);
  }
}
