import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Inertia } from '../inertia.service.js';
import { HEADER } from '../protocol/headers.js';
import { visitOf } from './visit.js';

/** Makes a client of an older build reload the page; true when it did. */
export function answerStaleClient(inertia: Inertia, request: FastifyRequest, reply: FastifyReply): boolean {
  if (request.method !== 'GET' || !isStale(inertia, request)) return false;
  loadAnew(inertia, request, reply, request.originalUrl);
  void reply.send();
  return true;
}

/** Whether the requesting page is of another build. */
export function isStale(inertia: Inertia, request: FastifyRequest): boolean {
  const { isInertia, version } = visitOf(request).request;
  const current = inertia.options.client.version;
  return isInertia && current !== null && version !== current;
}

/** The protocol's answer if the page is of another build: load a URL as a document. */
export function loadAnew(inertia: Inertia, request: FastifyRequest, reply: FastifyReply, url: string): void {
  inertia.control(request, reply, HEADER.location, url);
  // gives background requests the reason, so that they do not force a reload
  reply.header(HEADER.version, String(inertia.options.client.version));
  if (visitOf(request).isRefused) reply.header(HEADER.refused, 'true');
}
