import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.js';
import type { Span } from '../../tracing/span.js';
import type { Tracing } from '../../tracing/tracing.js';
import { routeOf } from './access-log.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** null: it is not traced. */
    span: Span | null;
  }
}

const SERVER_ERROR = 500;

/** Ends the span of each request. Like the log, it contains no address, query or visitor. */
export function traceRequests(instance: FastifyInstance): void {
  instance.decorateRequest('span', null);
  instance.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request);
    const method = request.method;
    request.span?.end(
      `${method} ${route}`,
      { 'http.request.method': method, 'http.route': route, 'http.response.status_code': reply.statusCode },
      reply.statusCode >= SERVER_ERROR,
    );
    done();
  });
}

/** Only a trusted proxy names the trace that a request belongs to. */
export function beginSpan(
  tracing: Tracing,
  { trustProxy }: Config,
  { headers }: FastifyRequest,
): Span | null {
  return tracing.begin('server', trustProxy === false ? undefined : headers['traceparent']);
}
