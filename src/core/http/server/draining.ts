import type { FastifyInstance } from 'fastify';

/**
 * During shutdown a process answers pending requests and closes keep-alive connections, which would otherwise
 * delay its end.
 */
export function closeConnectionsOnShutdown(instance: FastifyInstance): void {
  let isEnding = false;
  instance.addHook('preClose', (done) => {
    isEnding = true;
    done();
  });
  instance.addHook('onSend', (_request, reply, _payload, done) => {
    if (isEnding) reply.header('connection', 'close');
    done();
  });
}
