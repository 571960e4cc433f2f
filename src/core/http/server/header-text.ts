import type { FastifyRequest } from 'fastify';

/** The text of a header of ours: percent-encoded, as headers hold no letters beyond ASCII. '' when there is none. */
export function headerText({ headers }: FastifyRequest, name: string): string {
  try {
    return decodeURIComponent(String(headers[name] ?? ''));
  } catch {
    return '';
  }
}
