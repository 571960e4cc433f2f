import type { FastifyInstance } from 'fastify';

/**
 * Redirects GET requests for old addresses permanently, with everything after the old part.
 * @param moved old beginnings of paths with the new ones, each up to the end of a segment
 */
export function redirectMoved(instance: FastifyInstance, moved: Readonly<Record<string, string>>): void {
  instance.addHook('onRequest', (request, reply, done) => {
    const old =
      (request.method === 'GET' || request.method === 'HEAD') &&
      Object.keys(moved).find(
        (start) => request.url.startsWith(start) && /^[/?]|^$/.test(request.url.slice(start.length)),
      );
    if (!old) return done();
    void reply.redirect(`${moved[old]!}${request.url.slice(old.length)}`, 301);
  });
}
