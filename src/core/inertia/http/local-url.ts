import type { FastifyRequest } from 'fastify';

/** The origin under which the browser sees this request; right behind a proxy only with Fastify's trustProxy. */
function requestOrigin(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}

/** Whether an address, absolute or not, stays on one of our origins. */
export function isSameOrigin(url: string, request: FastifyRequest, publicOrigin?: string): boolean {
  const origin = requestOrigin(request);
  const target = URL.canParse(url, origin) ? new URL(url, origin).origin : null;
  return target !== null && (target === origin || target === publicOrigin);
}

/** A target that somebody gave (`?next=`), if it is a path of this site; else the fallback. */
export function localPath(target: unknown, fallback: string): string {
  // browsers read a backslash as a slash and drop tabs and newlines
  if (typeof target !== 'string' || !/^\/(?![/\\])/.test(target) || /[\u0000-\u001f\\]/.test(target))
    return fallback;
  return target;
}

/** Path and query of the page from which the request came, if it is one of ours; else the fallback. */
export function previousPath(request: FastifyRequest, fallback: string, publicOrigin?: string): string {
  const { referer } = request.headers;
  if (!referer || !URL.canParse(referer) || !isSameOrigin(referer, request, publicOrigin)) return fallback;
  const { pathname, search } = new URL(referer);
  return localPath(pathname + search, fallback);
}
