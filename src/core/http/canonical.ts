import type { FastifyRequest } from 'fastify';
import { redirect } from '../inertia/responses.js';

/**
 * Makes sure that a page is shown under its one true path only.
 * @throws Redirect a permanent one that keeps the query, when the request came by another path
 */
export function requireCanonical(request: FastifyRequest, path: string): void {
  const [requested] = request.url.split('?', 1);
  const query = request.url.slice(requested!.length);
  if (requested !== path) throw redirect(path + query, { status: 301 });
}
