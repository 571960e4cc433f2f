import type { FastifyRequest } from 'fastify';
import { visitOf } from '../../inertia/http/visit.js';
import { defer, optional } from '../../inertia/props.js';
import { callerOf } from '../routing/caller.js';

/** Whether only parts of a page that somebody looks at are asked for. */
export const isPartial = (request: FastifyRequest): boolean =>
  visitOf(request).request.partialComponent !== null;

/**
 * Notes once that a page is shown, also to those without scripts: at once, unless the browser only fetches it ahead.
 * Then the page takes this deferred prop along, which says nothing and is asked for when the page is shown.
 */
export function onPageView(request: FastifyRequest, note: () => void) {
  const { isPrefetch } = callerOf(request);
  if (!isPrefetch && !isPartial(request)) note();
  const later = () => (note(), null);
  return isPrefetch ? defer(later) : optional(later);
}
