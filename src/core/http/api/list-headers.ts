import type { FastifyReply, FastifyRequest } from 'fastify';
import { MAX_PAGE, type PageQuery } from './api-query.js';
import { pageCountOf } from './pagination.js';

type Changes = Partial<Record<'page' | 'cursor', string | number | null>>;
type Asked = Pick<PageQuery, 'page' | 'limit'>;

/** A list of the API with its length (`X-Total-Count`) and the URLs of its other pages (`Link`, RFC 8288). */
export class Listed<Body> {
  constructor(
    readonly body: Body,
    private readonly count: number,
    private readonly links: Record<string, Changes | false>,
  ) {}

  setHeaders(request: FastifyRequest, reply: FastifyReply, publicUrl: string): void {
    const written = Object.entries(this.links).flatMap(([rel, changes]) => {
      if (!changes) return [];
      const url = new URL(request.url, publicUrl);
      for (const [name, value] of Object.entries(changes))
        if (value === null) url.searchParams.delete(name);
        else url.searchParams.set(name, String(value));
      return [`<${url.href}>; rel="${rel}"`];
    });
    reply.header('X-Total-Count', this.count).header('Link', written.join(', '));
  }
}

/**
 * One page of a list with `count` entries. All of its pages are numbered, because each request counts the
 * list anyway and reading the last page costs no more than that.
 */
export function paged<Item>(items: Item[], { page, limit }: Asked, count: number): Listed<Item[]> {
  const last = Math.max(1, Math.ceil(count / limit));
  return new Listed(items, count, {
    first: { page: 1 },
    prev: page > 1 && { page: Math.min(page - 1, last) },
    next: page < last && { page: page + 1 },
    last: { page: last },
  });
}

/** Headers of a list that is too long to be numbered: beyond page 200, and after a cursor, `nextCursor` continues. */
export function cursorPaged<List extends { count: number; nextCursor: string | null }>(
  list: List,
  { page, limit, cursor }: Asked & { cursor?: string },
): Listed<List> {
  const { count, nextCursor } = list;
  const last = pageCountOf(count, limit);
  const isNumbered = cursor === undefined;
  const numbered = (number: number): Changes => ({ page: number, cursor: null });
  const next =
    isNumbered && page < last
      ? numbered(page + 1)
      : nextCursor !== null && (!isNumbered || page === MAX_PAGE) && { page: null, cursor: nextCursor };
  return new Listed(list, count, {
    first: numbered(1),
    prev: isNumbered && page > 1 && numbered(Math.min(page - 1, last)),
    next,
    last: Math.ceil(count / limit) <= MAX_PAGE && numbered(last),
  });
}

/** A list that is returned whole. */
export const wholeList = <Item>(items: Item[]) => new Listed(items, items.length, { first: {}, last: {} });
