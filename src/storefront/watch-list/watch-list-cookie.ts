import type { FastifyReply, FastifyRequest } from 'fastify';
import { setPreferenceCookie } from '../../core/http/pages/preference-cookie.js';
import { readWatched, type Watched, writeWatched } from './watched.js';

const COOKIE = 'watch_list';

/** The watch list in the cookie, newest first. */
export function watchedOf({ cookies }: FastifyRequest): Watched[] {
  return readWatched(cookies[COOKIE] ?? '');
}

/** Sets the cookie, also for the page of this request. */
export function setWatched(
  request: FastifyRequest,
  reply: FastifyReply,
  list: Watched[],
  secure: boolean,
): void {
  const value = writeWatched(list);
  request.cookies[COOKIE] = value;
  setPreferenceCookie(reply, COOKIE, value, secure);
}
