import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, type DecodedIdToken, getAuth } from 'firebase-admin/auth';
import { Config } from '../core/config/config.js';
import { bindFirebaseEmulator } from '../core/config/firebase-emulator.js';
import { ignoreRefusal, orRefused } from './credential-refused.js';

/** Who the identity provider says somebody is; times in seconds since 1970. */
export interface Identity {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  /** When the person typed the password. */
  signedInAt: number;
  issuedAt: number;
  expiresAt: number;
}

export interface AccountFields {
  email: string;
  password: string;
  displayName?: string;
  emailVerified?: boolean;
}

let apps = 0;

/** Firebase Authentication, or its emulator when the configuration names one. */
@Injectable()
export class IdentityProvider implements OnModuleDestroy {
  private readonly app: App;
  private readonly auth: Auth;

  constructor(config: Config) {
    bindFirebaseEmulator(config);
    this.app = initializeApp({ projectId: config.firebase.projectId }, `katalog-${++apps}`);
    this.auth = getAuth(this.app);
  }

  onModuleDestroy(): Promise<void> {
    return deleteApp(this.app);
  }

  /**
   * Checks signature, project, expiry and revocation of an ID token.
   * @throws CredentialRefused
   * @throws Unavailable when the provider does not answer
   */
  async verifyToken(token: string): Promise<Identity> {
    return toIdentity(await orRefused(this.auth.verifyIdToken(token, true)));
  }

  /** The same for a session cookie. */
  async verifySession(cookie: string): Promise<Identity> {
    return toIdentity(await orRefused(this.auth.verifySessionCookie(cookie, true)));
  }

  /** A session cookie for an ID token; `lifetimeMs` at most 14 days. */
  createSession(token: string, lifetimeMs: number): Promise<string> {
    return orRefused(this.auth.createSessionCookie(token, { expiresIn: lifetimeMs }));
  }

  /** Ends all sessions and tokens of an account; no error when there is no such account. */
  async revoke(uid: string): Promise<void> {
    await orRefused(this.auth.revokeRefreshTokens(uid)).catch(ignoreRefusal);
  }

  /** The uid of the account with this address; makes the account when there is none yet. */
  async ensureAccount(fields: AccountFields): Promise<string> {
    const known = await orRefused(this.auth.getUserByEmail(fields.email)).catch(ignoreRefusal);
    return (known ?? (await this.auth.createUser(fields))).uid;
  }
}

function toIdentity(token: DecodedIdToken): Identity {
  return {
    uid: token.uid,
    email: token.email ?? null,
    emailVerified: token.email_verified ?? false,
    signedInAt: token.auth_time,
    issuedAt: token.iat,
    expiresAt: token.exp,
  };
}
