import type { FastifyRequest } from 'fastify';
import { redirect } from '../../inertia/responses.js';

/**
 * Redirects to the canonical path of a page.
 * @throws Redirect a permanent one that keeps the query, when the request has another path
 */
export function requireCanonical(request: FastifyRequest, path: string): void {
  if (isAt(request, path)) return;
  const query = request.url.slice(request.url.split('?', 1)[0]!.length);
  throw redirect(path + query, { status: 301 });
}

/** Whether the request has this path. */
export function isAt(request: FastifyRequest, path: string): boolean {
  return request.url.split('?', 1)[0] === path;
}
