import type { FastifyRequest } from 'fastify';
import '../../core/http/pages/shared-page.js';

type SharedRequest = Pick<FastifyRequest, 'method' | 'headers' | 'routeOptions'>;

/**
 * Whether nothing in the request can make its page another one than the next visitor's: no cookie of ours or of
 * others, and no link on our own site, which may select a language or is counted. deploy/varnish has the same
 * rule.
 */
export function isShareable({ method, headers, routeOptions }: SharedRequest, publicUrl: string): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    routeOptions.config.isSharedPage === true &&
    headers.cookie === undefined &&
    headers.authorization === undefined &&
    headers['x-inertia'] === undefined &&
    headers['sec-fetch-site'] !== 'same-origin' &&
    (headers['sec-fetch-dest'] ?? 'document') === 'document' &&
    !headers.referer?.startsWith(publicUrl)
  );
}
