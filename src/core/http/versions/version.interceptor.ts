import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { Versioned } from './versioned.js';

/** Sets the entity tag of versioned answers; a client that has the same version gets a 304. */
@Injectable()
export class VersionInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    return next
      .handle()
      .pipe(
        map((result: unknown) =>
          result instanceof Versioned ? answer(result, http.getRequest(), http.getResponse()) : result,
        ),
      );
  }
}

function answer(result: Versioned<unknown>, request: FastifyRequest, reply: FastifyReply): unknown {
  const { tag } = result;
  reply.header('etag', tag).header('cache-control', 'private, no-cache');
  if (!isRead(request) || !isKnown(request.headers['if-none-match'], tag)) return result.body;
  reply.code(304);
  return undefined;
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** A weak comparison, as RFC 9110 specifies for reads. */
function isKnown(header: string | undefined, tag: string): boolean {
  return (header ?? '')
    .split(',')
    .some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === tag);
}
