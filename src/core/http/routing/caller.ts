import type { FastifyRequest } from 'fastify';

/** What is known about who sent a request, for counting. */
export interface Caller {
  address: string;
  userAgent: string;
  /** The browser only fetches ahead what somebody may look at later. */
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
