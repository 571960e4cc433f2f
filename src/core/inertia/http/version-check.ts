import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Inertia } from '../inertia.service.js';
import { HEADER } from '../protocol/headers.js';
import { visitOf } from './visit.js';

/** Sends a client with an older build to load the page anew; true when it did. */
export function answerStaleClient(inertia: Inertia, request: FastifyRequest, reply: FastifyReply): boolean {
  const visit = visitOf(request);
  const { version } = inertia.options.client;
  if (!visit.request.isInertia || request.method !== 'GET' || version === null) return false;
  if (visit.request.version === version) return false;
  inertia.control(request, reply, HEADER.location, request.originalUrl);
  // tells background requests that this is about the build, so that they do not force a reload
  reply.header(HEADER.version, version);
  void reply.send();
  return true;
}
