import type { FastifyReply, FastifyRequest } from 'fastify';
import { MAX_PAGE, type PageQuery } from './api-query.js';
import { pageCountOf } from './pagination.js';

type Changes = Partial<Record<'page' | 'cursor', string | number | null>>;
type Asked = Pick<PageQuery, 'page' | 'limit'>;

/**
 * Sets the length of a list (`X-Total-Count`) and the URLs of its other pages (`Link`, RFC 8288). All of its
 * pages are numbered, as each request counts the list anyway and reading the last page costs no more than
 * that.
 */
export function setListHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, limit }: Asked,
  count: number,
  publicUrl: string,
): void {
  const last = Math.max(1, Math.ceil(count / limit));
  setLinks(request, reply, count, publicUrl, {
    first: { page: 1 },
    prev: page > 1 && { page: Math.min(page - 1, last) },
    next: page < last && { page: page + 1 },
    last: { page: last },
  });
}

/**
 * The same for a list that is too long to be numbered: beyond page 200, and after a cursor, `nextCursor`
 * continues.
 */
export function setCursorListHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, limit, cursor }: Asked & { cursor?: string },
  { count, nextCursor }: { count: number; nextCursor: string | null },
  publicUrl: string,
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

/** The same for a list that is returned whole. */
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
  links: Record<string, Changes | false>,
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
