import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Actor, visitor } from './actor.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once, early in the request, by auth; unset only if a request fails before that. */
    actor: Actor;
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

/** The actor of a request, which may fail early; a visitor by default. */
export function actorOf({ actor }: Partial<Pick<FastifyRequest, 'actor'>>): Actor {
  return actor ?? visitor();
}

/** The account of the request's credential; null without one. */
export const CurrentAccount = createParamDecorator(
  (_: unknown, context: ExecutionContext): Account | null => {
    return context.switchToHttp().getRequest<FastifyRequest>().account ?? null;
  },
);
