import '@fastify/cookie';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProductKind } from '../../products/product.entity.js';

const YEAR_IN_SECONDS = 365 * 24 * 3600;
const BETWEEN = '.';
const OPTIONS: CookieSerializeOptions = { path: '/', sameSite: 'lax', httpOnly: true, secure: 'auto' };

const nameOf = (kind: ProductKind) => `columns_${kind}`;

/** The columns that were chosen last in this browser; none: nobody has. */
export function rememberedColumns({ cookies }: FastifyRequest, kind: ProductKind): string[] {
  return cookies[nameOf(kind)]?.split(BETWEEN) ?? [];
}

/** Keeps a choice for the next visit, so that the page is right as soon as it is drawn; an empty one is forgotten. */
export function rememberColumns(reply: FastifyReply, kind: ProductKind, columns: string[]): void {
  if (columns.length === 0) reply.clearCookie(nameOf(kind), OPTIONS);
  else reply.setCookie(nameOf(kind), columns.join(BETWEEN), { ...OPTIONS, maxAge: YEAR_IN_SECONDS });
}
