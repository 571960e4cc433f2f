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

/** Who has come in, and where to go on to. */
export interface Entered {
  status: UserStatus;
  next: string;
}

/** Sessions as cookies: the same for the API and for the pages. */
@Injectable()
export class SessionHttp {
  constructor(
    private readonly sessions: SessionService,
    private readonly config: Config,
  ) {}

  /**
   * Signs in.
   * @throws Unauthenticated and leaves nobody signed in who was not before
   */
  open(request: FastifyRequest, reply: FastifyReply, { idToken, next }: SessionInput): Promise<Entered> {
    return this.enter(request, reply, next, (holder) => this.sessions.open(idToken, holder));
  }

  /** Signs up, and in; throws the same. */
  signUp(request: FastifyRequest, reply: FastifyReply, input: SignUpSessionInput): Promise<Entered> {
    const { idToken, next, ...fields } = input;
    return this.enter(request, reply, next, (holder) => this.sessions.signUp(idToken, holder, fields));
  }

  /** Signs out everywhere, whether the provider can be reached or not. */
  async close(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.sessions.close(actorOf(request), request.cookies[SESSION_COOKIE]);
    clearSessionCookies(reply, this.config.secure);
  }

  private async enter(
    request: FastifyRequest,
    reply: FastifyReply,
    next: string | undefined,
    open: (holder: Actor) => Promise<Session>,
  ): Promise<Entered> {
    // a token renews nothing: that takes the session itself
    const holder = showsToken(request) ? visitor() : actorOf(request);
    try {
      const { cookie, user } = await open(holder);
      setSessionCookies(reply, cookie, user.firebaseId, this.config.secure);
      return { status: user.status, next: localPath(next) ?? route('admin', {}, request.locale) };
    } catch (error) {
      // a renewal that failed ends nothing: the session it was for may still hold
      const endsNothing = holder.kind === 'person' || !(error instanceof Unauthenticated);
      if (!endsNothing) clearSessionCookies(reply, this.config.secure);
      throw error;
    }
  }
}
