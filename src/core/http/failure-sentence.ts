import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';

type Sentence = string | ((request: FastifyRequest) => string);

declare module 'fastify' {
  interface FastifyContextConfig {
    failureSentence?: Sentence;
  }
}

/**
 * The sentence of what could not be done when this form target fails, as a message key: before the reason in the toast.
 * @param config of the route besides, as only one decorator can give it
 */
export const FailureSentence = (failureSentence: Sentence, config: object = {}) =>
  RouteConfig({ ...config, failureSentence });

export function failureSentence(request: FastifyRequest): string | undefined {
  const { failureSentence: sentence } = request.routeOptions.config;
  return typeof sentence === 'function' ? sentence(request) : sentence;
}
