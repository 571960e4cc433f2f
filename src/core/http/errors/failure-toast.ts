import type { FastifyRequest } from 'fastify';
import { RouteMark } from '../routing/route-mark.js';

type ToastKey = string | ((request: FastifyRequest) => string);

declare module 'fastify' {
  interface FastifyContextConfig {
    failureToast?: ToastKey;
  }
}

/** The message key that names the failed action of this form target; it precedes the reason in the toast. */
export const FailureToast = (failureToast: ToastKey) => RouteMark({ failureToast });

export function failureToast(request: FastifyRequest): string | undefined {
  const { failureToast: sentence } = request.routeOptions.config;
  return typeof sentence === 'function' ? sentence(request) : sentence;
}
