import type { FastifyRequest } from 'fastify';

/** Decodes the percent-encoded text of one of our headers, because headers are ASCII. '' when there is none. */
export function headerText({ headers }: FastifyRequest, name: string): string {
  try {
    return decodeURIComponent(String(headers[name] ?? ''));
  } catch {
    return '';
  }
}
