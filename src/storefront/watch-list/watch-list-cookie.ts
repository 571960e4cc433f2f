import type { FastifyReply, FastifyRequest } from 'fastify';
import { setPreferenceCookie } from '../../core/http/pages/preference-cookie.js';
import { readWatched, type Watched, writeWatched } from './watched.js';

const COOKIE = 'watch_list';

/** What this browser watches, the newest first. */
export function watchedOf({ cookies }: FastifyRequest): Watched[] {
  return readWatched(cookies[COOKIE] ?? '');
}

/** From now on, for this request's page as well. */
export function keepWatched(
  request: FastifyRequest,
  reply: FastifyReply,
  list: Watched[],
  secure: boolean,
): void {
  const value = writeWatched(list);
  request.cookies[COOKIE] = value;
  setPreferenceCookie(reply, COOKIE, value, secure);
}
