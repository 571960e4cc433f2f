import type { FastifyRequest } from 'fastify';
import { previousPath } from '../core/inertia/http/local-url.js';
import { route } from '../routes.js';
import { nextPath } from './next-path.js';

/** The login page that leads back to the page that was wanted, or to the one from which a form was sent. */
export function loginRedirect(request: FastifyRequest): string {
  const wanted = request.method === 'GET' ? request.url : previousPath(request, '');
  return route('login', {}, request.locale, { next: nextPath(wanted) });
}
