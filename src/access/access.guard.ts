import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { assertAdmitted } from './admission.js';
import { ACCESS_RULE, type AccessRule } from './can.decorator.js';
import { actorOf } from './current-actor.decorator.js';

/** Checks the access rule of every handler. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  /** @throws the errors of `assertAdmitted` */
  canActivate(context: ExecutionContext): boolean {
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [
      context.getHandler(),
      context.getClass(),
    ]);
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    assertAdmitted(rule, actorOf(request), Boolean(request.account));
    return true;
  }
}
