import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RouteMark } from '../routing/route-mark.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    isSearch?: boolean;
  }
}

/** Sent with a page's URL while somebody types into its search box. */
export const SUGGEST_HEADER = 'x-suggest-query';

/** A route that searches the whole catalogue; see `limitSearches`. */
export const Searches = () => RouteMark({ isSearch: true });

/**
 * Counts searches and suggestions of an IP address together, over all processes.
 * @param max per minute; 0: unlimited
 */
export function limitSearches(instance: FastifyInstance, max: number): void {
  if (max === 0) return;
  const limit = instance.rateLimit({ max, timeWindow: '1 minute' });
  instance.addHook('onRequest', async (request, reply) => {
    if (isSearch(request)) await limit.call(instance, request, reply);
  });
}

const isSearch = ({ routeOptions, headers }: FastifyRequest): boolean =>
  routeOptions.config.isSearch === true || headers[SUGGEST_HEADER] !== undefined;
