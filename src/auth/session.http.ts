import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { visitor } from '../access/actor.js';
import { actorOf } from '../access/current-actor.decorator.js';
import { Config } from '../core/config/config.js';
import { Unauthenticated } from '../core/errors/domain-errors.js';
import { showsToken } from './actor.hook.js';
import { adminUrl } from './admin-sections.js';
import { nextPath } from './next-path.js';
import { clearSessionCookies, setSessionCookies } from './session.cookies.js';
import type { SessionInput } from './session.input.js';
import { SessionService } from './session.service.js';

/** Limit of the routes that open sessions, for each address. */
export const SESSION_RATE = { rateLimit: { max: 20, timeWindow: '1 minute' } };

/** Sessions as cookies: the same for the API and for the pages. */
@Injectable()
export class SessionHttp {
  constructor(
    private readonly sessions: SessionService,
    private readonly config: Config,
  ) {}

  /**
   * Signs in; returns where to go on to.
   * @throws Unauthenticated and leaves nobody signed in
   */
  async open(request: FastifyRequest, reply: FastifyReply, input: SessionInput): Promise<string> {
    // a token renews nothing: that takes the session itself
    const holder = showsToken(request) ? visitor() : actorOf(request);
    try {
      const { cookie, user } = await this.sessions.open(input.idToken, holder);
      setSessionCookies(reply, cookie, user.firebaseId, this.config.secure);
    } catch (error) {
      if (error instanceof Unauthenticated) clearSessionCookies(reply, this.config.secure);
      throw error;
    }
    return nextPath(input.next) ?? adminUrl(request.locale);
  }

  /** Signs out everywhere. */
  async close(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.sessions.close(actorOf(request));
    clearSessionCookies(reply, this.config.secure);
  }
}
