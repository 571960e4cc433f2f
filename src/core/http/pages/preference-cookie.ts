import '@fastify/cookie';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';

/** How long a browser keeps what its owner asked it to keep. */
export const COOKIE_DAYS = 90;
const DAY_IN_SECONDS = 24 * 3600;

const options = (secure: boolean): CookieSerializeOptions => ({
  path: '/',
  sameSite: 'lax',
  secure,
});

/** Keeps in the browser what its owner asked for, from now on for 90 days; an empty text is forgotten. */
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
