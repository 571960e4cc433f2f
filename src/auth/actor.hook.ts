import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, visitor } from '../access/actor.js';
import { assertAdmitted } from '../access/admission.js';
import '../access/can.decorator.js';
import { actorOf } from '../access/current-actor.decorator.js';
import { Config } from '../core/config/config.js';
import { readAtPrimary } from '../core/database/read-scope.js';
import { Unavailable } from '../core/errors/domain-errors.js';
import { isMachineRequest } from '../core/http/routing/machine-requests.js';
import { visitOf } from '../core/inertia/http/visit.js';
import type { User } from '../users/user.entity.js';
import { speaksFor, toActor } from '../users/user.policy.js';
import { UsersService } from '../users/users.service.js';
import { assertSmallAnonymousBody } from './anonymous-body.js';
import { BearerStrategy } from './bearer-strategy.js';
import { CredentialRefused } from './identity/credential-refused.js';
import { Credentials } from './credentials.js';
import type { Identity } from './identity/identity-provider.js';
import { clearSessionCookies, SESSION_COOKIE, UID_COOKIE } from './session-cookies.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The actor's profile. */
    profile?: User;
    /** The valid session of the request; absent with a token. */
    session?: Identity;
  }
}

const NOBODY_ASKS = /^\/(?:assets|media|health)\//;

/** Identifies the actor early in every request, also for unknown paths and error pages. */
@Injectable()
export class ActorHook implements OnModuleInit {
  private readonly logger = new Logger(ActorHook.name);

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly credentials: Credentials,
    private readonly bearer: BearerStrategy,
    private readonly users: UsersService,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    // undefined in the worker, which has no HTTP server
    this.host.httpAdapter
      ?.getInstance<FastifyInstance>()
      .addHook('onRequest', (request, reply) => this.recognise(request, reply))
      .addHook('preParsing', (request, _reply, payload, done) => {
        assertAdmittedToApi(request);
        assertSmallAnonymousBody(request);
        done(null, payload);
      })
      .addHook('onSend', (request, reply, payload, done) => {
        // the uid of a previous session is removed together with it
        if (reply.statusCode === 401 && request.cookies[UID_COOKIE] && !request.cookies[SESSION_COOKIE])
          clearSessionCookies(request, reply, this.config.secure);
        done(null, payload);
      });
  }

  private async recognise(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    request.actor = visitor();
    if (NOBODY_ASKS.test(request.url)) return;
    request.actor = showsToken(request) ? await this.byToken(request) : await this.byCookie(request, reply);
    // after signing out, the back button must not show private pages
    if (request.actor.kind === 'person') {
      visitOf(request).encryptHistory();
      reply.header('Cache-Control', 'no-store');
    }
    if (request.account) readAtPrimary();
    if (request.profile) await this.recordVisit(request.profile);
  }

  /** Failures are logged only: they must not refuse the request. */
  private async recordVisit(profile: User): Promise<void> {
    await this.users.recordVisit(profile).catch((error: unknown) => this.logger.warn(error));
  }

  private async byToken(request: FastifyRequest): Promise<Actor> {
    try {
      const identity = await this.bearer.identify(request);
      if (!identity) return visitor('refused');
      const actor = await this.profileOf(request, identity);
      // a token of an inactive profile is as invalid as a revoked one
      return actor.kind === 'visitor' && !request.account ? visitor('refused') : actor;
    } catch (error) {
      return visitor(failureOf(error));
    }
  }

  private async byCookie(request: FastifyRequest, reply: FastifyReply): Promise<Actor> {
    const cookie = request.cookies[SESSION_COOKIE];
    if (!cookie) return visitor();
    try {
      const identity = await this.credentials.session(cookie);
      const actor = await this.profileOf(request, identity);
      if (actor.kind === 'person') request.session = identity;
      else clearSessionCookies(request, reply, this.config.secure);
      return actor;
    } catch (error) {
      if (failureOf(error) === 'unverifiable') return visitor('unverifiable');
      clearSessionCookies(request, reply, this.config.secure);
      return visitor();
    }
  }

  /** @throws CredentialRefused when the credential is not valid for its profile */
  private async profileOf(request: FastifyRequest, identity: Identity): Promise<Actor> {
    const user = await this.users.findByFirebaseId(identity.uid);
    if (user && !speaksFor(identity, user)) throw new CredentialRefused('another address, or signed out');
    if (user?.status !== 'inactive') request.account = identity;
    const actor = user ? toActor(user) : visitor();
    if (user && actor.kind === 'person') request.profile = user;
    return actor;
  }
}

/**
 * Before the body of an API request is read, so that errors of the body are shown to callers with access only.
 * @throws Unauthenticated, Forbidden, Unavailable
 */
function assertAdmittedToApi(request: FastifyRequest): void {
  const { access } = request.routeOptions.config;
  if (access && isMachineRequest(request)) assertAdmitted(access, actorOf(request), Boolean(request.account));
}

/** A token takes precedence over cookies: such requests need no CSRF token. */
export function showsToken(request: FastifyRequest): boolean {
  return /^bearer /i.test(request.headers.authorization ?? '');
}

/** An outage of the provider does not sign a person out. Other errors are thrown. */
function failureOf(error: unknown): 'refused' | 'unverifiable' {
  if (error instanceof CredentialRefused) return 'refused';
  if (error instanceof Unavailable) return 'unverifiable';
  throw error;
}
