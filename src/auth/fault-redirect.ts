import type { FastifyRequest } from 'fastify';
import { actorOf } from '../access/current-actor.decorator.js';
import { can } from '../access/permission-table.js';
import type { Config } from '../core/config/config.js';
import type { FaultRedirect } from '../core/http/errors/failure.filter.js';
import { localPath, previousPath } from '../core/inertia/http/local-url.js';
import { route } from '../routes.js';
import { isAdminPath } from './admin-sections.js';
import { SESSION_COOKIE, UID_COOKIE } from './session-cookies.js';

/**
 * Redirects a visitor to the login page, which leads back afterwards, and a pending user to the page about
 * that. Other errors are shown in place: in the admin area within its layout.
 */
export function faultRedirect({ publicUrl }: Config): FaultRedirect {
  const { origin } = new URL(publicUrl);
  return (fault, request) => {
    if (fault.key === 'fault.awaiting_approval') return { url: route('admin', {}, request.locale) };
    if (fault.status !== 401) return isInAdminArea(request) ? { page: 'errors/admin' } : null;
    const wanted = request.method === 'GET' ? localPath(request.url) : previousPath(request, origin);
    const url = route('login', {}, request.locale, { next: wanted });
    return hadSession(request)
      ? { url, message: { severity: 'warn', key: 'fault.session_ended' } }
      : { url, message: { severity: 'info', key: 'fault.unauthenticated' } };
  };
}

/** In the admin area, with access to it. */
function isInAdminArea(request: FastifyRequest): boolean {
  return isAdminPath(request.url) && can(actorOf(request), 'admin.enter');
}

/** The browser drops an expired session cookie, and keeps the cookie with the uid longer. */
function hadSession({ cookies }: FastifyRequest): boolean {
  return Boolean(cookies[SESSION_COOKIE] ?? cookies[UID_COOKIE]);
}
