import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Observable, of } from 'rxjs';
import { actorOf } from '../../access/current-actor.decorator.js';
import { Malformed } from '../../core/errors/domain-errors.js';
import { NOT_REPLAYED } from '../../core/http/api/not-replayed.decorator.js';
import { type Claim, IdempotencyKeys, type KeptAnswer } from './idempotency-keys.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The claim under which the answer is stored. */
    idempotencyClaim?: Claim;
  }
}

const HEADER = 'idempotency-key';
/** Visible ASCII. */
const KEY = /^[\x21-\x7e]{1,255}$/;

/** Runs a POST to the API with an idempotency key once, however often it is sent. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly keys: IdempotencyKeys,
    private readonly reflector: Reflector,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const owner = ownerOf(request);
    if (!owner || !isProtected(request) || this.reflector.get<boolean>(NOT_REPLAYED, context.getHandler()))
      return next.handle();
    const known = await this.keys.claim({
      owner,
      route: `POST ${request.routeOptions.url}`,
      key: keyOf(request),
      content: `${request.url}\n${JSON.stringify(request.body ?? null)}`,
    });
    if ('body' in known) return of(replay(known, context.switchToHttp().getResponse()));
    request.idempotencyClaim = known;
    return next.handle();
  }
}

/** null for a visitor: keys of visitors would be shared. */
function ownerOf(request: FastifyRequest): string | null {
  const actor = actorOf(request);
  return actor.kind === 'person' ? actor.firebaseId : (request.account?.uid ?? null);
}

/** Not for uploads: they find duplicate files themselves. */
function isProtected({ method, url, headers }: FastifyRequest): boolean {
  const isUpload = headers['content-type']?.startsWith('multipart/') ?? false;
  return method === 'POST' && /^\/api\//.test(url) && HEADER in headers && !isUpload;
}

function keyOf({ headers }: FastifyRequest): string {
  const key = headers[HEADER];
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw new Malformed('fault.bad_request', {}, { 'Idempotency-Key': { key: 'validation.matches' } });
}

function replay({ status, headers, body }: KeptAnswer, reply: FastifyReply): string | undefined {
  reply.code(status).headers(headers).header('idempotency-replayed', 'true');
  return body || undefined;
}
