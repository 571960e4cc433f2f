import '@fastify/cookie';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';

/** How long browsers store a preference. */
export const COOKIE_DAYS = 90;
const DAY_IN_SECONDS = 24 * 3600;

const options = (secure: boolean): CookieSerializeOptions => ({
  path: '/',
  sameSite: 'lax',
  secure,
});

/** Stores a preference for 90 days from now; an empty value deletes it. */
export function setPreferenceCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  secure: boolean,
  { httpOnly = true } = {},
): void {
  const kept = { ...options(secure), httpOnly };
  if (value) reply.setCookie(name, value, { ...kept, maxAge: COOKIE_DAYS * DAY_IN_SECONDS });
  else reply.clearCookie(name, kept);
}
