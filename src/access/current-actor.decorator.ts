import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Actor, visitor } from './actor.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; set once, early in the request, by auth. */
    actor?: Actor;
  }
}

/** Who asks; a visitor where nobody has been recognised. */
export function actorOf(request: FastifyRequest): Actor {
  return request.actor ?? visitor();
}

/** Who asks. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  return actorOf(context.switchToHttp().getRequest<FastifyRequest>());
});
