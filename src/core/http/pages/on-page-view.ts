import type { FastifyRequest } from 'fastify';
import { visitOf } from '../../inertia/http/visit.js';
import { defer, optional } from '../../inertia/props.js';
import { callerOf } from '../routing/caller.js';

/** Whether the request is a partial reload of an open page. */
export const isPartial = (request: FastifyRequest): boolean =>
  visitOf(request).request.partialComponent !== null;

/**
 * Records a page view once, also without scripts: immediately, unless the browser prefetches the page. For a
 * prefetched page, a deferred prop without content records the view, because the browser requests it when it
 * shows the page.
 */
export function onPageView(request: FastifyRequest, record: () => void) {
  const { isPrefetch } = callerOf(request);
  if (!isPrefetch && !isPartial(request)) record();
  const later = () => (record(), null);
  return isPrefetch ? defer(later) : optional(later);
}
