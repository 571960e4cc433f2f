import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import { Unauthenticated } from '../core/errors/domain-errors.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { CredentialRefused } from '../identity/credential-refused.js';
import { Credentials } from './credentials.js';
import { type Identity, IdentityProvider } from '../identity/identity-provider.js';
import { SESSION_DAYS } from './session.cookies.js';

const FRESH_SECONDS = 5 * 60;
const SESSION_MS = SESSION_DAYS * 24 * 3600 * 1000;
export const LOGIN_ERROR = 'toast.auth.login_error';

export interface Session {
  cookie: string;
  user: User;
}

@Injectable()
export class SessionService {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly credentials: Credentials,
    private readonly users: UsersService,
  ) {}

  /**
   * A session for an ID token: of a sign-in at most five minutes old, or, as a renewal, of a token that young when
   * the same person asks by a valid session.
   * @throws Unauthenticated also when the account has no profile here
   * @throws Unavailable when the provider does not answer
   */
  async open(token: string, actor: Actor): Promise<Session> {
    try {
      const identity = await this.provider.verifyToken(token);
      if (!isFresh(identity, actor)) throw new Unauthenticated(LOGIN_ERROR);
      const user = await this.users.findByFirebaseId(identity.uid);
      if (!user || user.status === 'inactive') throw new Unauthenticated(LOGIN_ERROR);
      return { user, cookie: await this.provider.createSession(token, SESSION_MS) };
    } catch (error) {
      throw error instanceof CredentialRefused ? new Unauthenticated(LOGIN_ERROR) : error;
    }
  }

  /** Ends all sessions of the person; nothing to do for a visitor. */
  async close(actor: Actor): Promise<void> {
    if (actor.kind === 'person') await this.credentials.revoke(actor.firebaseId);
  }
}

function isFresh({ uid, signedInAt, issuedAt }: Identity, actor: Actor): boolean {
  const renewal = actor.kind === 'person' && actor.firebaseId === uid;
  return Date.now() / 1000 - (renewal ? issuedAt : signedInAt) <= FRESH_SECONDS;
}
