import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { LRUCache } from 'lru-cache';
import { SessionsEnded } from '../users/users.events.js';
import { type Identity, IdentityProvider } from './identity/identity-provider.js';

/** How long a credential may be believed that only the provider knows to be revoked: by a new password, say. */
const BELIEVED_FOR_MS = 10_000;
const MAX_REMEMBERED = 2000;

/** Verified credentials, remembered for seconds: a page and its parts need not ask the provider each time. */
@Injectable()
export class Credentials {
  private readonly verified = new LRUCache<string, Promise<Identity>>({
    max: MAX_REMEMBERED,
    ttl: BELIEVED_FOR_MS,
  });

  constructor(private readonly provider: IdentityProvider) {}

  /**
   * Who a session cookie belongs to.
   * @throws CredentialRefused
   * @throws Unavailable
   */
  session(cookie: string): Promise<Identity> {
    return this.remember(`session ${cookie}`, () => this.provider.verifySession(cookie));
  }

  /** Who a bearer token belongs to; throws the same. */
  token(token: string): Promise<Identity> {
    return this.remember(`token ${token}`, () => this.provider.verifyToken(token));
  }

  /** Ends at the provider, too, what counts no more here: whoever else believes its tokens should not. */
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
