import type { FastifyRequest } from 'fastify';

/** Paths that programs call; their errors are documents, not pages. */
export function isMachineRequest({ url }: Pick<FastifyRequest, 'url'>): boolean {
  return /^\/(?:api|builds|health|media)(?:[/?]|$)/.test(url);
}
