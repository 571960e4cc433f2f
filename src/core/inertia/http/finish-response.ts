import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Inertia } from '../inertia.service.js';
import { HEADER } from '../protocol/headers.js';
import { isSameOrigin, previousPath } from './local-url.js';
import { isEmptyOneShot, mergeOneShot, oneShotCookie, sealOneShot } from './one-shot.js';
import { appendVary } from './vary.js';
import { isStale, loadAnew } from './version-check.js';
import { type InertiaVisit, visitOf } from './visit.js';

const LANE_SECONDS = 60;
const WRITES = new Set(['PUT', 'PATCH', 'DELETE']);

/**
 * The last step of every response, from handlers, guards, filters and other plugins. Converts redirects to
 * forms that an XHR can follow, and stores the data of the next page.
 */
export function finishResponse(
  inertia: Inertia,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): unknown {
  const visit = visitOf(request);
  const isEmpty = payload === undefined || payload === null || payload === '';
  if (visit.request.precognition) reply.header('precognition', 'true');
  if (visit.request.isInertia && isEmpty && isUnanswered(visit, reply)) redirectBack(inertia, request, reply);
  const isRedirect = reply.statusCode >= 300 && reply.statusCode < 400 && reply.hasHeader('location');
  if (isRedirect || visit.request.isInertia) appendVary(reply, 'X-Inertia');
  const isReplaced = isRedirect && visit.request.isInertia && followable(inertia, request, reply);
  storeOneShot(inertia, visit, request, reply);
  storeCsrfToken(inertia, visit, request, reply);
  return isReplaced ? '' : payload;
}

/** A handler that returned nothing, which the client could not read. */
function isUnanswered(visit: InertiaVisit, reply: FastifyReply): boolean {
  return (
    !visit.isControl &&
    !visit.isRendered &&
    reply.statusCode >= 200 &&
    reply.statusCode < 300 &&
    !reply.hasHeader(HEADER.inertia)
  );
}

function redirectBack({ options }: Inertia, request: FastifyRequest, reply: FastifyReply): void {
  reply
    .code(request.method === 'GET' ? 302 : 303)
    .header('location', previousPath(request, options.publicOrigin) ?? '/');
}

/** Whether the redirect was converted to one of the protocol's 409s. */
function followable(inertia: Inertia, request: FastifyRequest, reply: FastifyReply): boolean {
  const url = String(reply.getHeader('location'));
  const rewritable = [301, 302, 303].includes(reply.statusCode);
  if (rewritable && !isSameOrigin(url, request, inertia.options.publicOrigin)) {
    inertia.control(request, reply, HEADER.location, url);
    return true;
  }
  // the write was done, but the page with its result is of a newer build
  if (rewritable && isWriteOfOlder(inertia, request)) {
    loadAnew(inertia, request, reply, url);
    return true;
  }
  if (url.includes('#') && !visitOf(request).request.isPrefetch) {
    inertia.control(request, reply, HEADER.redirect, url);
    return true;
  }
  if (WRITES.has(request.method) && [301, 302].includes(reply.statusCode)) reply.code(303);
  return false;
}

/** A client without a version has no build. */
function isWriteOfOlder(inertia: Inertia, request: FastifyRequest): boolean {
  return request.method !== 'GET' && visitOf(request).request.version !== '' && isStale(inertia, request);
}

function storeOneShot(
  { oneShotSeal, options }: Inertia,
  visit: InertiaVisit,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { lane } = visit.request;
  const cookie = oneShotCookie(lane);
  if (visit.isRendered) {
    const isStored = request.cookies?.[cookie] !== undefined;
    if (visit.isDelivered && isStored) reply.clearCookie(cookie, { path: '/' });
    return;
  }
  if (isEmptyOneShot(visit.outgoing)) return;
  const value = sealOneShot(mergeOneShot(visit.incoming, visit.outgoing), oneShotSeal);
  const secure = isSecure(options);
  // the request of an interrupted lane is never continued
  const life = lane === null ? {} : { maxAge: LANE_SECONDS };
  reply.setCookie(cookie, value, { path: '/', httpOnly: true, sameSite: 'lax', secure, ...life });
}

/** Only for a session: a shared cache may store answers to strangers. */
function storeCsrfToken(
  { csrf, options }: Inertia,
  { isRendered, isRefused, session }: InertiaVisit,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (!isRendered && !isRefused && session === undefined) return;
  const token = csrf.issue(request);
  const attributes = { path: '/', sameSite: 'lax', secure: isSecure(options) } as const;
  const stored = request.cookies[csrf.cookie];
  if (token && stored !== token) reply.setCookie(csrf.cookie, token, attributes);
  if (!token && session === null && stored !== undefined) reply.clearCookie(csrf.cookie, attributes);
}

function isSecure({ publicOrigin }: Inertia['options']): boolean {
  return publicOrigin?.startsWith('https:') ?? false;
}
