import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import { Unauthenticated } from '../core/errors/domain-errors.js';
import type { Rate } from '../core/http/rates/rate.js';
import { Rates } from '../core/http/rates/rates.js';
import { CredentialRefused } from './identity/credential-refused.js';
import { type Identity, IdentityProvider } from './identity/identity-provider.js';
import type { SignUpInput } from '../users/sign-up.input.js';
import type { User } from '../users/user.entity.js';
import { speaksFor } from '../users/user.policy.js';
import { UsersService } from '../users/users.service.js';
import { SESSION_DAYS } from './session-cookies.js';
import { ACCOUNT_RATES } from './session-rate.js';

const FRESH_SECONDS = 5 * 60;
const SESSION_MS = SESSION_DAYS * 24 * 3600 * 1000;
export const LOGIN_ERROR = 'toast.auth.login_error';
export const REGISTER_ERROR = 'toast.auth.register_error';
/** The account has no profile; carries its `email`. */
export const NO_PROFILE = 'fault.no_profile';
/** The profile is deactivated; shown only to a person who proved to own the account. */
export const DEACTIVATED = 'fault.deactivated';

export interface Session {
  cookie: string;
  user: User;
}

/** How a session gets its profile, and the error when it does not. */
interface Opening {
  refusal: string;
  rate: Rate;
  profileOf: (identity: Identity) => Promise<User | null>;
}

@Injectable()
export class SessionService {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly users: UsersService,
    private readonly rates: Rates,
  ) {}

  /**
   * Opens a session by an ID token whose sign-in is at most five minutes old, or renews the valid session of the same
   * user by an ID token that is at most five minutes old.
   * @throws Unauthenticated with `NO_PROFILE` when only the profile is missing, `DEACTIVATED` when it is deactivated
   * @throws Unavailable when the provider does not answer
   * @throws TooManyRequests
   */
  open(token: string, holder: Actor): Promise<Session> {
    return this.start(token, holder, {
      refusal: LOGIN_ERROR,
      rate: ACCOUNT_RATES.signIn,
      profileOf: ({ uid }) => this.users.findByFirebaseId(uid),
    });
  }

  /**
   * Opens a session and creates the profile if there is none.
   * @throws Conflict when the address has a profile under another account
   */
  signUp(token: string, holder: Actor, input: SignUpInput): Promise<Session> {
    return this.start(token, holder, {
      refusal: REGISTER_ERROR,
      rate: ACCOUNT_RATES.signUp,
      profileOf: (identity) => this.users.signUp(identity, input),
    });
  }

  /**
   * Ends all sessions of the user; does nothing for a visitor. If the provider cannot check the cookie, its
   * signature identifies the owner.
   */
  async close(actor: Actor, cookie: string | undefined): Promise<void> {
    const isUnclear = actor.kind === 'visitor' && actor.credential === 'unverifiable';
    const signed = isUnclear && cookie ? await this.provider.signedUid(cookie) : null;
    const uid = actor.kind === 'person' ? actor.firebaseId : signed;
    if (uid) await this.users.endSessions(uid);
  }

  private async start(token: string, holder: Actor, { refusal, rate, profileOf }: Opening): Promise<Session> {
    try {
      const identity = await this.provider.verifyToken(token);
      if (!isFresh(identity, holder)) throw new Unauthenticated(refusal);
      await this.rates.countAction(rate, identity.uid);
      const user = await profileOf(identity);
      if (!user) throw new Unauthenticated(NO_PROFILE, { email: identity.email ?? '' });
      if (!speaksFor(identity, user)) throw new Unauthenticated(refusal);
      if (user.status === 'inactive') throw new Unauthenticated(DEACTIVATED);
      return { user, cookie: await this.provider.createSession(token, SESSION_MS) };
    } catch (error) {
      throw error instanceof CredentialRefused ? new Unauthenticated(refusal) : error;
    }
  }
}

function isFresh({ uid, signedInAt, issuedAt }: Identity, holder: Actor): boolean {
  const renewal = holder.kind === 'person' && holder.firebaseId === uid;
  return Date.now() / 1000 - (renewal ? issuedAt : signedInAt) <= FRESH_SECONDS;
}
