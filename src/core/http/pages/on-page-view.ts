import type { FastifyRequest } from 'fastify';
import { visitOf } from '../../inertia/http/visit.js';
import { defer, optional } from '../../inertia/props.js';
import { callerOf } from '../routing/caller.js';
import './shared-page.js';

/** Whether the request is a partial reload of an open page. */
export const isPartial = (request: FastifyRequest): boolean =>
  visitOf(request).request.partialComponent !== null;

/**
 * Records a page view once, also without scripts: immediately, unless the browser prefetches the page, or a
 * shared cache may show it to others. Then a deferred prop without content records the view, because the
 * browser requests it when it shows the page.
 */
export function onPageView(request: FastifyRequest, record: () => void) {
  const isLater = callerOf(request).isPrefetch || request.isShareable;
  if (!isLater && !isPartial(request)) record();
  const later = () => (record(), null);
  return isLater ? defer(later) : optional(later);
}
