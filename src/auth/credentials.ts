import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { LRUCache } from 'lru-cache';
import { SessionsEnded } from '../users/users.events.js';
import { type Identity, IdentityProvider } from './identity/identity-provider.js';

/** How long a verified credential is cached; a revocation at the provider takes effect after this time. */
const BELIEVED_FOR_MS = 10_000;
const MAX_REMEMBERED = 2000;

/** Verifies credentials, and caches the results for seconds. */
@Injectable()
export class Credentials {
  private readonly verified = new LRUCache<string, Promise<Identity>>({
    max: MAX_REMEMBERED,
    ttl: BELIEVED_FOR_MS,
  });

  constructor(private readonly provider: IdentityProvider) {}

  /**
   * The identity of a session cookie.
   * @throws CredentialRefused
   * @throws Unavailable
   */
  session(cookie: string): Promise<Identity> {
    return this.remember(`session ${cookie}`, () => this.provider.verifySession(cookie));
  }

  /** The identity of a bearer token; throws as `session`. */
  token(token: string): Promise<Identity> {
    return this.remember(`token ${token}`, () => this.provider.verifyToken(token));
  }

  /** Revokes at the provider as well, for other services that accept its tokens. */
  @OnEvent(SessionsEnded.event)
  revoke({ firebaseId }: SessionsEnded): Promise<void> {
    return this.provider.revoke(firebaseId);
  }

  private remember(key: string, verify: () => Promise<Identity>): Promise<Identity> {
    const known = this.verified.get(key);
    if (known) return known;
    const asked = verify();
    this.verified.set(key, asked);
    asked.catch(() => this.verified.delete(key));
    return asked;
  }
}
