import type { FastifyRequest } from 'fastify';
import { RouteMark } from '../routing/route-mark.js';

type ToastKey = string | ((request: FastifyRequest) => string);

declare module 'fastify' {
  interface FastifyContextConfig {
    failureToast?: ToastKey;
  }
}

/** The sentence of what could not be done when this form target fails, as a message key: before the reason in the toast. */
export const FailureToast = (failureToast: ToastKey) => RouteMark({ failureToast });

export function failureToast(request: FastifyRequest): string | undefined {
  const { failureToast: sentence } = request.routeOptions.config;
  return typeof sentence === 'function' ? sentence(request) : sentence;
}
