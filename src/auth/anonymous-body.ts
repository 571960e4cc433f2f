import { PayloadTooLargeException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Unauthenticated, Unavailable } from '../core/errors/domain-errors.js';
import { isMultipart } from '../core/inertia/http/multipart.js';
import { SESSION_COOKIE } from './session-cookies.js';

/** Bytes of a body that a stranger may send. */
const ANONYMOUS_BYTES = 64 * 1024;

/**
 * Before the body of somebody whom nobody knows is read. Multipart forms are left alone: no handler that reads one is
 * open to strangers.
 * @throws PayloadTooLargeException also for a body that does not say how long it is
 * @throws Unauthenticated, Unavailable where somebody known might have sent it
 */
export function assertSmallAnonymousBody(request: FastifyRequest): void {
  const { account, actor } = request;
  if (account || actor?.kind === 'person' || isMultipart(request)) return;
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  if (encoding === undefined && Number(length) <= ANONYMOUS_BYTES) return;
  if (actor?.credential === 'unverifiable') throw new Unavailable();
  throw isRefused(request) ? new Unauthenticated() : new PayloadTooLargeException();
}

/** Whose session is over hears of that, not of the length of what was written meanwhile. */
function isRefused({ actor, cookies }: FastifyRequest): boolean {
  return (
    cookies[SESSION_COOKIE] !== undefined || (actor?.kind === 'visitor' && actor.credential === 'refused')
  );
}
