import '@fastify/cookie';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { visitOf } from '../core/inertia/http/visit.js';

export const SESSION_COOKIE = 'session';
export const UID_COOKIE = 'user_uid';

const DAY_IN_SECONDS = 24 * 3600;
export const SESSION_DAYS = 14;
const UID_DAYS = 90;

const options = (secure: boolean): CookieSerializeOptions => ({ path: '/', sameSite: 'lax', secure });

/** The session cookie of a request, if it gives any right: valid, or not to be verified now. */
export function sessionOf({ account, actor, cookies }: FastifyRequest): string | undefined {
  const isUnclear = actor?.kind === 'visitor' && actor.credential === 'unverifiable';
  return account || isUnclear ? cookies[SESSION_COOKIE] : undefined;
}

/** Sets the session cookie, which scripts cannot read, and the uid, which is never trusted. */
export function setSessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  session: string,
  uid: string,
  secure: boolean,
): void {
  visitOf(request).session = session;
  reply.setCookie(SESSION_COOKIE, session, {
    ...options(secure),
    httpOnly: true,
    maxAge: SESSION_DAYS * DAY_IN_SECONDS,
  });
  reply.setCookie(UID_COOKIE, uid, { ...options(secure), maxAge: UID_DAYS * DAY_IN_SECONDS });
}

export function clearSessionCookies(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  visitOf(request).session = null;
  reply.clearCookie(SESSION_COOKIE, { ...options(secure), httpOnly: true });
  reply.clearCookie(UID_COOKIE, options(secure));
}
