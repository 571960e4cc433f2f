import type { FastifyRequest } from 'fastify';
import { previousPath } from '../inertia/http/local-url.js';

/** Parameters that open a form over a list. */
const FORM_PARAMETERS = ['edit', 'new', 'copy', 'ean', 'delete'];

/** Where to go after a form over a list: the list as it was, with its filters but without the form. */
export function backToList(request: FastifyRequest, list: string, publicUrl: string): string {
  const { origin } = new URL(publicUrl);
  const url = new URL(previousPath(request, origin) ?? list, origin);
  if (url.pathname !== list) return list;
  for (const name of FORM_PARAMETERS) url.searchParams.delete(name);
  return url.pathname + url.search;
}
