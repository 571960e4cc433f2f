import type { FastifyRequest } from 'fastify';
import { route } from '../routes.js';
import { nextPath } from './next-path.js';

/** The login page that leads back to the page that was wanted, or to the one from which a form was sent. */
export function loginRedirect(request: FastifyRequest): string {
  const wanted = request.method === 'GET' ? request.url : pageBefore(request);
  return route('login', {}, request.locale, { next: nextPath(wanted) });
}

function pageBefore({ headers: { referer }, host }: FastifyRequest): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  const page = new URL(referer);
  return page.host === host ? page.pathname + page.search : null;
}
