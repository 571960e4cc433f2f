import type { FastifyReply, FastifyRequest } from 'fastify';
import { setPreferenceCookie } from '../../core/http/pages/preference-cookie.js';
import { readIds, writeIds } from './compared-ids.js';

const COOKIE = 'comparison';

/** Ids of the products that this browser compares. */
export function comparedIds({ cookies }: FastifyRequest): number[] {
  return readIds(cookies[COOKIE] ?? '');
}

/** Sets the cookie, also for the page of this request. */
export function setComparedIds(
  request: FastifyRequest,
  reply: FastifyReply,
  ids: number[],
  secure: boolean,
): void {
  const value = ids.length ? writeIds(ids) : '';
  request.cookies[COOKIE] = value;
  setPreferenceCookie(reply, COOKIE, value, secure);
}
