import { PayloadTooLargeException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isMultipart } from '../core/inertia/http/multipart.js';

/** Bytes of a body that a stranger may send. */
const ANONYMOUS_BYTES = 64 * 1024;

/**
 * Before the body of somebody whom nobody knows is read. Multipart forms are left alone: no handler that reads one is
 * open to strangers.
 * @throws PayloadTooLargeException also for a body that does not say how long it is
 */
export function assertSmallOfStranger(request: FastifyRequest): void {
  if (request.account || request.actor?.kind === 'person' || isMultipart(request)) return;
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  if (encoding !== undefined || Number(length) > ANONYMOUS_BYTES) throw new PayloadTooLargeException();
}
