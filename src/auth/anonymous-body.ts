import { PayloadTooLargeException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Unauthenticated, Unavailable } from '../core/errors/domain-errors.js';
import { isMultipart } from '../core/inertia/http/multipart.js';
import { SESSION_COOKIE } from './session-cookies.js';

/** Maximum size of a body without a session, in bytes. */
const ANONYMOUS_BYTES = 64 * 1024;

/**
 * Before the body of an anonymous request is read. Multipart forms are left out: no public handler accepts one.
 * open to strangers.
 * @throws PayloadTooLargeException also for a body without a length
 * @throws Unauthenticated, Unavailable when the request has a credential that is not valid
 */
export function assertSmallAnonymousBody(request: FastifyRequest): void {
  const { account, actor } = request;
  if (account || actor?.kind === 'person' || isMultipart(request)) return;
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  if (encoding === undefined && Number(length) <= ANONYMOUS_BYTES) return;
  if (actor?.credential === 'unverifiable') throw new Unavailable();
  throw isRefused(request) ? new Unauthenticated() : new PayloadTooLargeException();
}

/** If the session is expired, the error is about the session, not about the size of the body. */
function isRefused({ actor, cookies }: FastifyRequest): boolean {
  return (
    cookies[SESSION_COOKIE] !== undefined || (actor?.kind === 'visitor' && actor.credential === 'refused')
  );
}
