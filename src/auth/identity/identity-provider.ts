import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, type DecodedIdToken, getAuth, type UserRecord } from 'firebase-admin/auth';
import { Config } from '../../core/config/config.js';
import { bindFirebaseEmulator } from '../../core/config/firebase-emulator.js';
import type { Locale } from '../../core/i18n/locales.js';
import { CredentialRefused, ignoreRefusal, orRefused } from './credential-refused.js';

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

/** An account as the provider knows it now; what a token or session says about it may be hours old. */
export interface ProviderAccount {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  disabled: boolean;
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

  /**
   * Whose session a cookie is by its signature alone, be it revoked or not: to end sessions, never to let anybody in.
   * null when nobody can say, as without the emulator, which signs nothing.
   */
  async signedUid(cookie: string): Promise<string | null> {
    const session = await orRefused(this.auth.verifySessionCookie(cookie)).catch(() => null);
    return session && session.uid;
  }

  /** A session cookie for an ID token; `lifetimeMs` at most 14 days. */
  createSession(token: string, lifetimeMs: number): Promise<string> {
    return orRefused(this.auth.createSessionCookie(token, { expiresIn: lifetimeMs }));
  }

  /** Ends all sessions and tokens of an account; no error when there is no such account. */
  async revoke(uid: string): Promise<void> {
    await orRefused(this.auth.revokeRefreshTokens(uid)).catch(ignoreRefusal);
  }

  /**
   * null when there is no such account.
   * @throws Unavailable
   */
  async account(uid: string): Promise<ProviderAccount | null> {
    return toAccount(await orRefused(this.auth.getUser(uid)).catch(ignoreRefusal));
  }

  /** The same by address. */
  async accountOf(email: string): Promise<ProviderAccount | null> {
    return toAccount(await orRefused(this.auth.getUserByEmail(email)).catch(ignoreRefusal));
  }

  /**
   * The account of somebody who is invited; made when there is none yet. `hasOwner`: the address is confirmed, so
   * its owner can sign in already and must not be handed a link to somebody else. Any other one is new, so that nobody
   * can sign in with it until a password is chosen by `passwordResetLink`.
   * @throws CredentialRefused when the provider takes no such address, or has shut it out
   * @throws Unavailable
   */
  async createAccount(
    fields: Pick<AccountFields, 'email' | 'displayName'>,
  ): Promise<{ uid: string; hasOwner: boolean }> {
    const known = await this.accountOf(fields.email);
    if (known?.emailVerified) return { uid: known.uid, hasOwner: true };
    if (known?.disabled) throw new CredentialRefused('disabled');
    // whoever registered an address without confirming it may be a stranger waiting for the invitation, and may hold
    // keys to that account which no new password takes away: a link to another address, a second way to sign in
    if (known) await orRefused(this.auth.deleteUser(known.uid)).catch(ignoreRefusal);
    return { uid: (await orRefused(this.auth.createUser(fields))).uid, hasOwner: false };
  }

  /**
   * The provider's page on which the owner of an address chooses a password; a secret, good for one use.
   * @throws CredentialRefused when there is no such account
   * @throws Unavailable
   */
  async passwordResetLink(email: string, locale: Locale): Promise<string> {
    const link = new URL(await orRefused(this.auth.generatePasswordResetLink(email)));
    link.searchParams.set('lang', locale);
    return link.href;
  }

  /** The uid of the account with this address; makes the account when there is none yet; for seeds. */
  async ensureAccount(fields: AccountFields): Promise<string> {
    const known = await this.accountOf(fields.email);
    return (known ?? (await orRefused(this.auth.createUser(fields)))).uid;
  }
}

function toAccount(user: UserRecord | null): ProviderAccount | null {
  if (!user) return null;
  const { uid, email = null, emailVerified, disabled } = user;
  return { uid, email, emailVerified, disabled };
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
