import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../../metrics/metrics.js';
import { isReset } from '../routing/reset.js';

/**
 * The pattern of the matched route. URLs contain search texts, tokens of mails and ids of accounts, so they
 * are neither logged nor used as labels.
 */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions?.url ?? 'none';

/**
 * One log line and one measurement per answer, without data about the caller. If the client left early, there
 * is no log line, because anyone could fill a log that way.
 */
export function logAnswers(instance: FastifyInstance, metrics: Metrics): void {
  instance.addHook('onResponse', (request, reply, done) => {
    measure(request, reply, metrics);
    request.log[isReset(reply) ? 'debug' : 'info'](
      {
        method: request.method,
        route: routeOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
}

function measure(request: FastifyRequest, reply: FastifyReply, metrics: Metrics): void {
  const { statusCode, elapsedTime } = reply;
  const route = routeOf(request);
  // the method of an unmatched route is arbitrary
  const method = route === 'none' ? 'any' : request.method;
  metrics.requests.observe(
    { method, route, status: isReset(reply) ? 'reset' : `${Math.floor(statusCode / 100)}xx` },
    elapsedTime / 1000,
  );
}
