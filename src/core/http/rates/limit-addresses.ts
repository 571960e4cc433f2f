import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RouteMark } from '../routing/route-mark.js';
import { defineRate, type Rate } from './rate.js';
import type { Rates } from './rates.js';

type AddressRate = Rate | ((request: FastifyRequest) => Rate);

declare module 'fastify' {
  interface FastifyContextConfig {
    addressRate?: AddressRate;
    isSearch?: boolean;
  }
}

/** Sent with a page's URL while a person types into its search box. */
export const SUGGEST_HEADER = 'x-suggest-query';

/** Limits a route for each IP address, before anything else is done for the request. */
export const LimitedByAddress = (addressRate: AddressRate) => RouteMark({ addressRate });

/** A route that searches the whole catalogue. */
export const Searches = () => RouteMark({ isSearch: true });

/** Searches and suggestions together; a setting contains the limit. */
const SEARCHES = defineRate({ name: 'searches', per: 'address', max: 600, seconds: 60 });

/** @param searches per minute; 0: unlimited */
export function limitAddresses(instance: FastifyInstance, rates: Rates, searches: number): void {
  const searchRate = { ...SEARCHES, max: searches };
  instance.addHook('onRequest', async (request) => {
    const { addressRate } = request.routeOptions.config;
    const rate = typeof addressRate === 'function' ? addressRate(request) : addressRate;
    if (rate) await rates.countAction(rate, request.ip);
    if (searches && isSearch(request)) await rates.countAction(searchRate, request.ip);
  });
}

const isSearch = ({ routeOptions, headers }: FastifyRequest): boolean =>
  routeOptions.config.isSearch === true || headers[SUGGEST_HEADER] !== undefined;
