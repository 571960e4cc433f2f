import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RouteMark } from '../routing/route-mark.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    isSearch?: boolean;
  }
}

/** Beside the address of any page: what is being typed into its search box. */
export const SUGGEST_HEADER = 'x-suggest-query';

/** A route that searches everything there is; see `limitSearches`. */
export const Searches = () => RouteMark({ isSearch: true });

/**
 * Searches and suggestions of an address are counted together, over all processes.
 * @param max so many a minute; 0: without a limit
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
