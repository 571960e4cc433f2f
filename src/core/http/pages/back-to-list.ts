import type { FastifyRequest } from 'fastify';
import { previousPath } from '../../inertia/http/local-url.js';

/** Parameters that open a dialog over a list. */
const FORM_PARAMETERS = ['edit', 'new', 'copy', 'ean', 'history', 'term', 'delete'];

/**
 * The URL of the list after a form in a dialog: with its filters, without the dialog.
 * @param lists possible lists of the form; the first is the default
 */
export function backToList(request: FastifyRequest, lists: string | string[], publicUrl: string): string {
  const known = [lists].flat();
  const { origin } = new URL(publicUrl);
  const url = new URL(previousPath(request, origin) ?? known[0]!, origin);
  if (!known.includes(url.pathname)) return known[0]!;
  for (const name of FORM_PARAMETERS) url.searchParams.delete(name);
  return url.pathname + url.search;
}
