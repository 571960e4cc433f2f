import type { FastifyRequest } from 'fastify';
import { previousPath } from '../../inertia/http/local-url.js';

/** Parameters that open a form over a list. */
const FORM_PARAMETERS = ['edit', 'new', 'copy', 'ean', 'history', 'term', 'delete'];

/**
 * Where to go after a form over a list: the list as it was, with its filters but without the form.
 * @param lists one of them, or several that share the form; the first is where nobody knows
 */
export function backToList(request: FastifyRequest, lists: string | string[], publicUrl: string): string {
  const known = [lists].flat();
  const { origin } = new URL(publicUrl);
  const url = new URL(previousPath(request, origin) ?? known[0]!, origin);
  if (!known.includes(url.pathname)) return known[0]!;
  for (const name of FORM_PARAMETERS) url.searchParams.delete(name);
  return url.pathname + url.search;
}
