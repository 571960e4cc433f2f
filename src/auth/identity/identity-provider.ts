import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import {
  type Auth,
  type DecodedIdToken,
  getAuth,
  type ProjectConfig,
  type UserRecord,
} from 'firebase-admin/auth';
import { Config } from '../../core/config/config.js';
import { bindFirebaseEmulator } from '../../core/config/firebase-emulator.js';
import { Unavailable } from '../../core/errors/domain-errors.js';
import type { Locale } from '../../core/i18n/locales.js';
import { CredentialRefused, ignoreRefusal, orRefused, PROVIDER_AWAY } from './credential-refused.js';

/** A verified identity; times in seconds since 1970. */
export interface Identity {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  /** Time of the sign-in by password. */
  signedInAt: number;
  issuedAt: number;
  expiresAt: number;
}

/** The present state of an account; tokens and sessions may be hours behind. */
export interface ProviderAccount {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  disabled: boolean;
  hasSecondFactor: boolean;
}

export interface AccountFields {
  email: string;
  password: string;
  displayName?: string;
  emailVerified?: boolean;
}

/** Pause before the next question to a provider that was late, because a request asks several times. */
const SILENT_MS = 1_000;
const PROJECT_LIFETIME_MS = 10 * 60_000;

let apps = 0;

/** Firebase Authentication, or its emulator if one is configured. */
@Injectable()
export class IdentityProvider implements OnModuleDestroy {
  private readonly app: App;
  private readonly auth: Auth;
  private silentUntil = 0;
  /** It did not answer the last question. */
  private isAway = false;
  private project = { offersTotp: false, until: -Infinity };

  constructor(private readonly config: Config) {
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
    return toIdentity(await this.callProvider(() => this.auth.verifyIdToken(token, true)));
  }

  /** Like `verifyToken`, for a session cookie. */
  async verifySession(cookie: string): Promise<Identity> {
    return toIdentity(await this.callProvider(() => this.auth.verifySessionCookie(cookie, true)));
  }

  /**
   * The uid of a session cookie by its signature alone, revoked or not: to end sessions, never to
   * authenticate. null: unknown, for example with the emulator, which does not sign.
   */
  async signedUid(cookie: string): Promise<string | null> {
    const session = await this.callProvider(() => this.auth.verifySessionCookie(cookie)).catch(() => null);
    return session && session.uid;
  }

  /** Creates a session cookie from an ID token; `lifetimeMs` at most 14 days. */
  createSession(token: string, lifetimeMs: number): Promise<string> {
    return this.callProvider(() => this.auth.createSessionCookie(token, { expiresIn: lifetimeMs }));
  }

  /** Ends all sessions and tokens of an account, if it exists. */
  async revoke(uid: string): Promise<void> {
    await this.callProvider(() => this.auth.revokeRefreshTokens(uid)).catch(ignoreRefusal);
  }

  /**
   * null when there is no such account.
   * @throws Unavailable
   */
  async account(uid: string): Promise<ProviderAccount | null> {
    return toAccount(await this.callProvider(() => this.auth.getUser(uid)).catch(ignoreRefusal));
  }

  /** Like `account`, by e-mail address. */
  async accountOf(email: string): Promise<ProviderAccount | null> {
    return toAccount(await this.callProvider(() => this.auth.getUserByEmail(email)).catch(ignoreRefusal));
  }

  /**
   * The account of an invited user, created if there is none. `hasOwner`: the address is confirmed, so its
   * owner can sign in, and no other person may get a link. Any other account is replaced by a new one without
   * a password; a person can sign in after choosing one with `passwordResetLink`.
   * @throws CredentialRefused if the provider does not accept the address, or disabled the account
   * @throws Unavailable
   */
  async createAccount(
    fields: Pick<AccountFields, 'email' | 'displayName'>,
  ): Promise<{ uid: string; hasOwner: boolean }> {
    const known = await this.accountOf(fields.email);
    if (known?.emailVerified) return { uid: known.uid, hasOwner: true };
    if (known?.disabled) throw new CredentialRefused('disabled');
    // an account with an unconfirmed address may be a stranger's, who waits for the invitation and keeps access by means
    // that a new password does not remove: a link to another address, a second sign-in method
    if (known) await this.callProvider(() => this.auth.deleteUser(known.uid)).catch(ignoreRefusal);
    return { uid: (await this.callProvider(() => this.auth.createUser(fields))).uid, hasOwner: false };
  }

  /**
   * Whether the project offers codes of an authenticator app as second factor; a change takes ten minutes. False if
   * our account may not read the project's configuration.
   */
  async offersTotp(): Promise<boolean> {
    if (performance.now() > this.project.until) {
      const config = await this.projectConfig();
      const { providerConfigs = [] } = config?.multiFactorConfig ?? {};
      const offersTotp = providerConfigs.some(
        ({ state, totpProviderConfig }) => state === 'ENABLED' && totpProviderConfig !== undefined,
      );
      this.project = { offersTotp, until: performance.now() + PROJECT_LIFETIME_MS };
    }
    return this.project.offersTotp;
  }

  /**
   * Removes all second factors of an account, if it exists.
   * @throws Unavailable
   */
  async removeSecondFactors(uid: string): Promise<void> {
    await this.callProvider(() =>
      this.auth.updateUser(uid, { multiFactor: { enrolledFactors: null } }),
    ).catch(ignoreRefusal);
  }

  /**
   * Deletes an account, if it exists.
   * @throws Unavailable
   */
  async deleteAccount(uid: string): Promise<void> {
    await this.callProvider(() => this.auth.deleteUser(uid)).catch(ignoreRefusal);
  }

  /**
   * URL of the provider's page for choosing a password; a secret, valid once.
   * @throws CredentialRefused when there is no such account
   * @throws Unavailable
   */
  async passwordResetLink(email: string, locale: Locale): Promise<string> {
    const link = new URL(await this.callProvider(() => this.auth.generatePasswordResetLink(email)));
    link.searchParams.set('lang', locale);
    return link.href;
  }

  /** The uid of the account with this address, created if there is none; for seeds. */
  async ensureAccount(fields: AccountFields): Promise<string> {
    const known = await this.accountOf(fields.email);
    return (known ?? (await this.callProvider(() => this.auth.createUser(fields)))).uid;
  }

  /**
   * Asks only when the last question was not answered.
   * @throws Unavailable when it still does not answer
   */
  async check(): Promise<void> {
    if (this.isAway) await this.account('nobody');
  }

  /** null if it does not answer, or refuses; then it is asked again in ten minutes. */
  private async projectConfig(): Promise<ProjectConfig | null> {
    const wasAway = this.isAway;
    try {
      return await this.callProvider(() => this.auth.projectConfigManager().getProjectConfig());
    } catch {
      // a refusal of this question is no outage
      this.isAway = wasAway;
      return null;
    }
  }

  private async callProvider<T>(question: () => Promise<T>): Promise<T> {
    if (performance.now() < this.silentUntil) throw new Unavailable(PROVIDER_AWAY);
    try {
      const answer = await orRefused(question(), {
        limitMs: this.config.serviceAnswerMs,
        onLate: () => (this.silentUntil = performance.now() + SILENT_MS),
      });
      this.isAway = false;
      return answer;
    } catch (error) {
      this.isAway = error instanceof Unavailable;
      throw error;
    }
  }
}

function toAccount(user: UserRecord | null): ProviderAccount | null {
  if (!user) return null;
  const { uid, email = null, emailVerified, disabled, multiFactor } = user;
  const hasSecondFactor = Boolean(multiFactor?.enrolledFactors.length);
  return { uid, email, emailVerified, disabled, hasSecondFactor };
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
