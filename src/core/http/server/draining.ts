import type { FastifyInstance } from 'fastify';

/**
 * A process that is told to end answers what it has been asked; whoever keeps the connection for more is told to go to
 * another one, or the process would wait for as long as connections are kept.
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
