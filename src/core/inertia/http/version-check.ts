import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Inertia } from '../inertia.service.js';
import { HEADER } from '../protocol/headers.js';
import { visitOf } from './visit.js';

/** Sends a client with an older build to load the page anew; true when it did. */
export function answerStaleClient(inertia: Inertia, request: FastifyRequest, reply: FastifyReply): boolean {
  if (request.method !== 'GET' || !isStale(inertia, request)) return false;
  loadAnew(inertia, request, reply, request.originalUrl);
  void reply.send();
  return true;
}

/** Whether the page that asks is of another build. */
export function isStale(inertia: Inertia, request: FastifyRequest): boolean {
  const { isInertia, version } = visitOf(request).request;
  const current = inertia.options.client.version;
  return isInertia && current !== null && version !== current;
}

/** The protocol's answer to a page of another build: it is to load an address as a document. */
export function loadAnew(inertia: Inertia, request: FastifyRequest, reply: FastifyReply, url: string): void {
  inertia.control(request, reply, HEADER.location, url);
  // tells background requests that this is about the build, so that they do not force a reload
  reply.header(HEADER.version, String(inertia.options.client.version));
  if (visitOf(request).isRefused) reply.header(HEADER.refused, 'true');
}
