import type { FastifyRequest } from 'fastify';

/** Facts about the sender of a request, for counting. */
export interface Caller {
  address: string;
  userAgent: string;
  /** The browser prefetches a page that is possibly never shown. */
  isPrefetch: boolean;
}

export function callerOf({ ip, headers }: FastifyRequest): Caller {
  const purpose = String(headers['sec-purpose'] ?? headers['purpose'] ?? '');
  return {
    address: ip,
    userAgent: headers['user-agent'] ?? '',
    isPrefetch: /prefetch|prerender/i.test(purpose),
  };
}
