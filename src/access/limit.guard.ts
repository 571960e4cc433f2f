import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Rate } from '../core/http/rates/rate.js';
import { Rates } from '../core/http/rates/rates.js';
import { visitOf } from '../core/inertia/http/visit.js';

/** Metadata key of a handler's rate limit. */
export const LIMIT = 'access:limit';

/** Runs after the access guard, so that refused requests do not count. */
@Injectable()
export class LimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly rates: Rates,
  ) {}

  /** @throws TooManyRequests */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rate = this.reflector.get<Rate>(LIMIT, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const isCheck = visitOf(request).request.precognition !== null;
    if (request.account && !isCheck) await this.rates.countAction(rate, request.account.uid);
    return true;
  }
}
