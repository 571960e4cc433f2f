import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Inertia } from '../inertia.service.js';
import type { PageName, ServerProps } from '../pages.js';
import { HEADER } from '../protocol/headers.js';
import {
  type InertiaResponse,
  LocationVisit,
  PageView,
  Redirect,
  RedirectBack,
  type RedirectOptions,
} from '../responses.js';
import { previousPath } from './local-url.js';
import { visitOf } from './visit.js';

/** Sets status and headers of a response that was returned or thrown; returns the body to send. */
export async function applyResponse(
  inertia: Inertia,
  response: InertiaResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | undefined> {
  const visit = visitOf(request);
  if (response instanceof PageView) {
    const { page, props, status } = response;
    return inertia.render(request, reply, page, props as ServerProps<PageName>, status);
  }
  if (response instanceof LocationVisit) {
    if (visit.request.isInertia) inertia.control(request, reply, HEADER.location, response.url);
    else reply.code(302).header('location', response.url);
    return undefined;
  }
  if (response instanceof Redirect) return applyRedirect(response.url, response.options, request, reply);
  if (response instanceof RedirectBack) {
    const url = previousPath(request, inertia.options.publicOrigin) ?? response.fallback;
    return applyRedirect(url, response.options, request, reply);
  }
  throw new TypeError(`${response.name} cannot be sent`);
}

function applyRedirect(
  url: string,
  options: RedirectOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): undefined {
  visitOf(request).carry(options);
  reply.code(options.status ?? (request.method === 'GET' ? 302 : 303)).header('location', encodedUrl(url));
  // a browser would keep a permanent redirect for ever, also after the page it led away from is back
  reply.header('cache-control', 'no-cache');
  return undefined;
}

/** Headers are ASCII; encoded characters remain encoded. */
function encodedUrl(url: string): string {
  return url.replace(/[^\u0021-\u007e]+/g, encodeURIComponent);
}
