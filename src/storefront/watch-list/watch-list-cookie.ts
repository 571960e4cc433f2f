import type { FastifyReply, FastifyRequest } from 'fastify';
import { setPreferenceCookie } from '../../core/http/pages/preference-cookie.js';
import { readWatched, type Watched, writeWatched } from './watched.js';

const COOKIE = 'watch_list';
/** Between the list and the token of its copy. */
const BETWEEN = '*';
const TOKEN = /^[\w-]{43}$/;

/** The watch list in the cookie, newest first. */
export function watchedOf({ cookies }: FastifyRequest): Watched[] {
  return readWatched(cookies[COOKIE]?.split(BETWEEN)[0] ?? '');
}

/** The token of the list's copy; null: it has none. */
export function copyTokenOf({ cookies }: FastifyRequest): string | null {
  const token = cookies[COOKIE]?.split(BETWEEN)[1] ?? '';
  return TOKEN.test(token) ? token : null;
}

/** Sets the cookie, also for the page of this request. @param token of its copy; null: it has none */
export function setWatched(
  request: FastifyRequest,
  reply: FastifyReply,
  list: Watched[],
  secure: boolean,
  token = copyTokenOf(request),
): void {
  const value = token === null ? writeWatched(list) : writeWatched(list) + BETWEEN + token;
  request.cookies[COOKIE] = value;
  setPreferenceCookie(reply, COOKIE, value, secure);
}
