import { hash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { IdentityProvider } from '../../auth/identity/identity-provider.js';
import { Config } from '../../core/config/config.js';
import type { Locale } from '../../core/i18n/locales.js';
import { route } from '../../routes.js';
import type { InvitationProps, InvitationState } from '../users.pages.js';
import { INVITATION_OF, INVITATIONS_OF, OPEN_INVITATION, STORE_INVITATION } from './invitation.statements.js';

const TOKEN_BYTES = 32;

/**
 * Links of invitations, valid for a week and once. The provider's own links are valid for an hour, so one is made when
 * the person needs it. The database has only a hash of the token.
 */
@Injectable()
export class InvitationLinks {
  constructor(
    private readonly database: DataSource,
    private readonly provider: IdentityProvider,
    private readonly config: Config,
  ) {}

  /** A new link for a user; an earlier one is no longer valid. */
  async create(manager: EntityManager, userId: number, locale: Locale): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await STORE_INVITATION.run(manager, [userId, hashOf(token)]);
    return this.config.publicUrl + route('invitation', { token }, locale);
  }

  /** null: there is no such link, or a newer one replaced it. */
  async stateOf(token: string): Promise<InvitationState | null> {
    return (await INVITATION_OF.row(this.database, [hashOf(token)]))?.state ?? null;
  }

  /**
   * Uses the link.
   * @returns the provider's page for choosing a password; null: the link cannot be used
   * @throws Unavailable when the provider is; the link remains valid
   */
  async open(token: string): Promise<string | null> {
    return this.database.transaction(async (manager) => {
      const invitation = await INVITATION_OF.row(manager, [hashOf(token)]);
      if (invitation?.state !== 'sent') return null;
      const account = await this.provider.account(invitation.firebaseId);
      // a confirmed address already has a password, which only its owner may change
      if (!account?.email || account.emailVerified) return null;
      await OPEN_INVITATION.run(manager, [invitation.userId]);
      return this.provider.passwordResetLink(account.email, invitation.locale);
    });
  }

  /** By user; users without an invitation are left out. */
  async ofUsers(ids: number[]): Promise<Map<number, InvitationProps>> {
    const rows = await INVITATIONS_OF.rows(this.database, [ids]);
    return new Map(
      rows.map(({ userId, state, sentAt }) => [userId, { state, sentAt: sentAt.toISOString() }]),
    );
  }
}

const hashOf = (token: string) => hash('sha256', token, 'base64url');
