import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';

type Title = string | ((request: FastifyRequest) => string);

declare module 'fastify' {
  interface FastifyContextConfig {
    failureTitle?: Title;
  }
}

/**
 * What could not be done when this form target fails, as a message key: before the reason in the toast.
 * @param config of the route besides, as only one decorator can give it
 */
export const FailureTitle = (failureTitle: Title, config: object = {}) =>
  RouteConfig({ ...config, failureTitle });

export function failureTitle(request: FastifyRequest): string | undefined {
  const { failureTitle: title } = request.routeOptions.config;
  return typeof title === 'function' ? title(request) : title;
}
