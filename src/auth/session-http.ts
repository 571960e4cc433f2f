import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, visitor } from '../access/actor.js';
import { actorOf } from '../access/current-actor.decorator.js';
import { Config } from '../core/config/config.js';
import { Unauthenticated } from '../core/errors/domain-errors.js';
import { localPath } from '../core/inertia/http/local-url.js';
import { route } from '../routes.js';
import type { UserStatus } from '../users/user.entity.js';
import { showsToken } from './actor.hook.js';
import { clearSessionCookies, SESSION_COOKIE, setSessionCookies } from './session-cookies.js';
import type { SessionInput, SignUpSessionInput } from './session.input.js';
import { type Session, SessionService } from './session.service.js';

/** The user who signed in, and the target of the redirect. */
export interface Entered {
  status: UserStatus;
  next: string;
}

/** Sessions as cookies, for API and pages. */
@Injectable()
export class SessionHttp {
  constructor(
    private readonly sessions: SessionService,
    private readonly config: Config,
  ) {}

  /**
   * Signs in.
   * @throws Unauthenticated, and ends the present session unless it is valid
   */
  open(request: FastifyRequest, reply: FastifyReply, { idToken, next }: SessionInput): Promise<Entered> {
    return this.enter(request, reply, next, (holder) => this.sessions.open(idToken, holder));
  }

  /** Signs up and in; throws as `open`. */
  signUp(request: FastifyRequest, reply: FastifyReply, input: SignUpSessionInput): Promise<Entered> {
    const { idToken, next, ...fields } = input;
    return this.enter(request, reply, next, (holder) => this.sessions.signUp(idToken, holder, fields));
  }

  /** Ends all sessions, even if the provider does not answer. */
  async close(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.sessions.close(actorOf(request), request.cookies[SESSION_COOKIE]);
    clearSessionCookies(request, reply, this.config.secure);
  }

  private async enter(
    request: FastifyRequest,
    reply: FastifyReply,
    next: string | undefined,
    open: (holder: Actor) => Promise<Session>,
  ): Promise<Entered> {
    // only a session renews itself; a token does not
    const holder = showsToken(request) ? visitor() : actorOf(request);
    try {
      const { cookie, user } = await open(holder);
      setSessionCookies(request, reply, cookie, user.firebaseId, this.config.secure);
      return { status: user.status, next: localPath(next) ?? route('admin', {}, request.locale) };
    } catch (error) {
      // a failed renewal ends nothing: the present session may be valid
      const endsNothing = holder.kind === 'person' || !(error instanceof Unauthenticated);
      if (!endsNothing) clearSessionCookies(request, reply, this.config.secure);
      throw error;
    }
  }
}
