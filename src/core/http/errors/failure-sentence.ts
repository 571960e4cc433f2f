import type { FastifyRequest } from 'fastify';
import { RouteMark } from '../routing/route-mark.js';

type Sentence = string | ((request: FastifyRequest) => string);

declare module 'fastify' {
  interface FastifyContextConfig {
    failureSentence?: Sentence;
  }
}

/** The sentence of what could not be done when this form target fails, as a message key: before the reason in the toast. */
export const FailureSentence = (failureSentence: Sentence) => RouteMark({ failureSentence });

export function failureSentence(request: FastifyRequest): string | undefined {
  const { failureSentence: sentence } = request.routeOptions.config;
  return typeof sentence === 'function' ? sentence(request) : sentence;
}
