import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Actor, visitor } from './actor.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; set once, early in the request, by auth. */
    actor?: Actor;
    /** Whose valid credential came along, with or without a profile here; set by auth. */
    account?: Account;
  }
}

/** An account at the identity provider. */
export interface Account {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
}

/** Who asks; a visitor where nobody has been recognised. */
export function actorOf(request: FastifyRequest): Actor {
  return request.actor ?? visitor();
}

/** Who asks. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  return actorOf(context.switchToHttp().getRequest<FastifyRequest>());
});

/** The account that the request's credential belongs to; null where none came along. */
export const CurrentAccount = createParamDecorator(
  (_: unknown, context: ExecutionContext): Account | null => {
    return context.switchToHttp().getRequest<FastifyRequest>().account ?? null;
  },
);
