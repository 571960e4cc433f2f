import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageQuery } from './api-query.js';
import { pageCountOf } from './pagination.js';

/** Tells of a bare array how many there are (`X-Total-Count`) and where its other pages are (`Link`, RFC 8288). */
export function setListHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, limit }: PageQuery,
  count: number,
  publicUrl: string,
): void {
  const last = pageCountOf(count, limit);
  const link = (rel: string, number: number) => {
    const url = new URL(request.url, publicUrl);
    url.searchParams.set('page', String(number));
    return `<${url.href}>; rel="${rel}"`;
  };
  const links = [
    link('first', 1),
    page > 1 && link('prev', Math.min(page - 1, last)),
    page < last && link('next', page + 1),
    link('last', last),
  ];
  reply.header('X-Total-Count', count).header('Link', links.filter(Boolean).join(', '));
}
