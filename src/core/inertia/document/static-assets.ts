import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves hashed files for ever; what is not there is a plain 404, never a page. */
export async function serveAssets(
  instance: FastifyInstance,
  { directory, prefix }: { directory: string; prefix: string },
): Promise<void> {
  await instance.register(
    async (scope) => {
      scope.setNotFoundHandler((_request, reply) => {
        void reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
      });
      await scope.register(fastifyStatic, {
        root: directory,
        index: false,
        decorateReply: false,
        // where the build has left a packed file beside one
        preCompressed: true,
        immutable: true,
        maxAge: '365d',
      });
    },
    { prefix },
  );
}
