import type { FastifyReply, FastifyRequest } from 'fastify';
import { MAX_PAGE, type PageQuery } from './api-query.js';
import { pageCountOf } from './pagination.js';

type Changes = Record<'page' | 'cursor', string | number | null>;

/**
 * Tells of a list how many there are (`X-Total-Count`) and where its other pages are (`Link`, RFC 8288). After the last
 * numbered page, and after a cursor, the next one is reached by `nextCursor`.
 */
export function setListHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, limit, cursor }: Pick<PageQuery, 'page' | 'limit'> & { cursor?: string },
  count: number,
  publicUrl: string,
  nextCursor: string | null = null,
): void {
  const last = pageCountOf(count, limit);
  const isNumbered = cursor === undefined;
  const numbered = (number: number): Changes => ({ page: number, cursor: null });
  const next =
    isNumbered && page < last
      ? numbered(page + 1)
      : nextCursor !== null && (!isNumbered || page === MAX_PAGE) && { page: null, cursor: nextCursor };
  setLinks(request, reply, count, publicUrl, {
    first: numbered(1),
    prev: isNumbered && page > 1 && numbered(Math.min(page - 1, last)),
    next,
    last: Math.ceil(count / limit) <= MAX_PAGE && numbered(last),
  });
}

/** The same of a list that comes whole. */
export function setWholeListHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  count: number,
  publicUrl: string,
): void {
  setLinks(request, reply, count, publicUrl, { first: {}, last: {} });
}

function setLinks(
  request: FastifyRequest,
  reply: FastifyReply,
  count: number,
  publicUrl: string,
  links: Record<string, Partial<Changes> | false>,
): void {
  const written = Object.entries(links).flatMap(([rel, changes]) => {
    if (!changes) return [];
    const url = new URL(request.url, publicUrl);
    for (const [name, value] of Object.entries(changes))
      if (value === null) url.searchParams.delete(name);
      else url.searchParams.set(name, String(value));
    return [`<${url.href}>; rel="${rel}"`];
  });
  reply.header('X-Total-Count', count).header('Link', written.join(', '));
}
