import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Whether a browser loads this into a frame. Only frames of our own pages show our content, and run no
 * scripts.
 */
export function isFrameRequest({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-dest'] === 'iframe';
}

/** Lets our own pages show this answer in a frame; by default none may. */
export function allowFraming(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.headers({
    'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    'x-frame-options': 'SAMEORIGIN',
  });
}
