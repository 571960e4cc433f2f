import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Actor, visitor } from './actor.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once, early in the request, by auth. */
    actor?: Actor;
    /** The account of a valid credential, with or without a profile; set by auth. */
    account?: Account;
  }
}

/** An account at the identity provider. */
export interface Account {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
}

/** The actor of a request; a visitor by default. */
export function actorOf(request: FastifyRequest): Actor {
  return request.actor ?? visitor();
}

/** The actor of the request. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  return actorOf(context.switchToHttp().getRequest<FastifyRequest>());
});

/** The account of the request's credential; null without one. */
export const CurrentAccount = createParamDecorator(
  (_: unknown, context: ExecutionContext): Account | null => {
    return context.switchToHttp().getRequest<FastifyRequest>().account ?? null;
  },
);
