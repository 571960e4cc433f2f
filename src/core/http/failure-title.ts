import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    failureTitle?: string;
  }
}

/**
 * What could not be done when this form target fails, as a message key: the toast's title, above the reason.
 * @param config of the route besides, as only one decorator can give it
 */
export const FailureTitle = (failureTitle: string, config: object = {}) =>
  RouteConfig({ ...config, failureTitle });

export function failureTitle({ routeOptions }: FastifyRequest): string | undefined {
  return routeOptions.config.failureTitle;
}
