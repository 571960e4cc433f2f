import type { FastifyRequest } from 'fastify';

const OURS = 'http://ours.invalid';
/** Browsers truncate longer referrers. */
const MAX_LENGTH = 4096;

/**
 * The origin under which the browser sees this request; correct behind a proxy only with Fastify's
 * trustProxy.
 */
function requestOrigin(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}

/** Whether a URL, absolute or not, stays on one of our origins. */
export function isSameOrigin(url: string, request: FastifyRequest, publicOrigin?: string): boolean {
  const origin = requestOrigin(request);
  const target = URL.canParse(url, origin) ? new URL(url, origin).origin : null;
  return target !== null && (target === origin || target === publicOrigin);
}

/** A normalised target from user input (`?next=`), if it is a path of this site; null for any other. */
export function localPath(target: unknown): string | null {
  if (typeof target !== 'string' || target.length > MAX_LENGTH) return null;
  // browsers treat a backslash like a slash and drop tabs and newlines
  if (!target.startsWith('/') || /[\\\x00-\x20\x7f]/.test(target) || !URL.canParse(target, OURS)) return null;
  const { origin, pathname, search, hash } = new URL(target, OURS);
  // dots can resolve to a second slash: /.//elsewhere
  return origin === OURS && !pathname.startsWith('//') ? pathname + search + hash : null;
}

/** Path and query of the referring page, if it is one of ours. */
export function previousPath(request: FastifyRequest, publicOrigin?: string): string | null {
  const { referer } = request.headers;
  if (!referer || !URL.canParse(referer) || !isSameOrigin(referer, request, publicOrigin)) return null;
  const { pathname, search } = new URL(referer);
  return localPath(pathname + search);
}
