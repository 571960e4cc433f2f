import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { Forbidden, Unauthenticated, Unavailable } from '../core/errors/domain-errors.js';
import type { Actor } from './actor.js';
import { ACCESS_RULE, type AccessRule } from './can.decorator.js';
import { actorOf } from './current-actor.decorator.js';
import { type Ability, can } from './permission-table.js';

/** Stands before every handler; one without a rule is closed to everybody. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!rule) throw new Forbidden();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const actor = actorOf(request);
    // who shows a token wants to be known: an expired one must not quietly get what a visitor gets
    if (actor.kind === 'visitor' && actor.credential === 'refused') throw new Unauthenticated();
    if (rule === 'identified') requireIdentity(actor, request);
    else if (rule !== 'public') requireAbility(actor, rule.ability);
    return true;
  }
}

function requireIdentity(actor: Actor, { account }: FastifyRequest): void {
  if (account || actor.kind === 'person') return;
  throw actor.credential === 'unverifiable' ? new Unavailable() : new Unauthenticated();
}

function requireAbility(actor: Actor, ability: Ability): void {
  if (can(actor, ability)) return;
  if (actor.kind === 'person')
    throw new Forbidden(actor.status === 'pending' ? 'fault.awaiting_approval' : undefined);
  throw actor.credential === 'unverifiable' ? new Unavailable() : new Unauthenticated();
}
