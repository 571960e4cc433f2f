import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appendVary } from '../../inertia/http/vary.js';

// as @fastify/compress spells it, which adds its own otherwise
const ENCODING = 'accept-encoding';
/** Any address can refuse a bearer token or make a client of an older build reload. */
const ANYWHERE = [ENCODING, 'Authorization', 'X-Inertia', 'X-Inertia-Version'];
const OF_API = ['Accept-Language', 'Cookie'];
/** Frames run no scripts; fonts load later on a phone that comes from elsewhere. */
const OF_PAGES = ['Cookie', 'Sec-CH-UA-Mobile', 'Sec-Fetch-Dest', 'Sec-Fetch-Site'];
/** Hashed files and images are the same for all visitors. */
const IS_FILE = /^\/(?:assets|media)\//;

/**
 * Adds to Vary the request headers that an answer depends on, so that a cache cannot give it to another
 * client. Handlers add the headers that only they read.
 */
export function nameDependencies(instance: FastifyInstance): void {
  instance.addHook('onSend', (request, reply, payload, done) => {
    for (const name of dependenciesOf(request, reply)) appendVary(reply, name);
    done(null, payload);
  });
}

function dependenciesOf(request: FastifyRequest, reply: FastifyReply): string[] {
  if (IS_FILE.test(request.url)) return [ENCODING];
  if (isApi(request)) return [...ANYWHERE, ...OF_API];
  return isPage(reply) ? [...ANYWHERE, ...OF_PAGES] : ANYWHERE;
}

const isApi = ({ url }: FastifyRequest) => /^\/api(?:[/?]|$)/.test(url);

/** A document, a page object, or a redirect to one; not the sitemap, nor a script. */
function isPage(reply: FastifyReply): boolean {
  const isDocument = /^text\/html/.test(String(reply.getHeader('content-type') ?? ''));
  return isDocument || reply.hasHeader('x-inertia') || reply.hasHeader('location');
}
