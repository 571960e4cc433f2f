import type { FastifyReply, FastifyRequest } from 'fastify';
import { setPreferenceCookie } from '../../core/http/pages/preference-cookie.js';
import { readIds, writeIds } from './compared-ids.js';

const COOKIE = 'comparison';

/** What this browser has kept to compare. */
export function keptIds({ cookies }: FastifyRequest): number[] {
  return readIds(cookies[COOKIE] ?? '');
}

/** From now on, for this request's page as well. */
export function keepIds(request: FastifyRequest, reply: FastifyReply, ids: number[], secure: boolean): void {
  const value = ids.length ? writeIds(ids) : '';
  request.cookies[COOKIE] = value;
  setPreferenceCookie(reply, COOKIE, value, secure);
}
