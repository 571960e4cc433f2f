import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appendVary } from '../../inertia/http/vary.js';
import { isMachineRequest } from '../routing/machine-requests.js';

// as @fastify/compress spells it, which adds its own otherwise
const ENCODING = 'accept-encoding';
/** Whose data it shows, and what the person may do with it. */
const ACTOR = ['Authorization', 'Cookie'];
const OF_API = ['Accept-Language', ...ACTOR];
/** Frames run no scripts; fonts load later on a phone that comes from elsewhere. */
const OF_PAGES = [...ACTOR, 'Sec-CH-UA-Mobile', 'Sec-Fetch-Dest', 'Sec-Fetch-Site'];

/**
 * Names in Vary the headers of a request that its answer depends on, so that a cache gives it to nobody else.
 * Handlers add what only they read.
 */
export function nameDependencies(instance: FastifyInstance): void {
  instance.addHook('onSend', (request, reply, payload, done) => {
    for (const name of [ENCODING, ...dependenciesOf(request, reply)]) appendVary(reply, name);
    done(null, payload);
  });
}

function dependenciesOf(request: FastifyRequest, reply: FastifyReply): string[] {
  if (isApi(request)) return OF_API;
  return isMachineRequest(request) || !isPage(reply) ? [] : OF_PAGES;
}

const isApi = ({ url }: FastifyRequest) => /^\/api(?:[/?]|$)/.test(url);

/** A document, a page object, or a redirect to one; not the sitemap, nor a script. */
function isPage(reply: FastifyReply): boolean {
  const isDocument = /^text\/html/.test(String(reply.getHeader('content-type') ?? ''));
  return isDocument || reply.hasHeader('x-inertia') || reply.hasHeader('location');
}
