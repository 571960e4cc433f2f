import '@fastify/cookie';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';

export const SESSION_COOKIE = 'session';
export const UID_COOKIE = 'user_uid';

const DAY_IN_SECONDS = 24 * 3600;
export const SESSION_DAYS = 14;
const UID_DAYS = 90;

const options = (secure: boolean): CookieSerializeOptions => ({ path: '/', sameSite: 'lax', secure });

/** Sets the session cookie, which scripts cannot read, and the uid, which is never trusted. */
export function setSessionCookies(reply: FastifyReply, session: string, uid: string, secure: boolean): void {
  reply.setCookie(SESSION_COOKIE, session, {
    ...options(secure),
    httpOnly: true,
    maxAge: SESSION_DAYS * DAY_IN_SECONDS,
  });
  reply.setCookie(UID_COOKIE, uid, { ...options(secure), maxAge: UID_DAYS * DAY_IN_SECONDS });
}

export function clearSessionCookies(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(SESSION_COOKIE, { ...options(secure), httpOnly: true });
  reply.clearCookie(UID_COOKIE, options(secure));
}
