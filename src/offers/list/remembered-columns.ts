import '@fastify/cookie';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProductKind } from '../../products/product.entity.js';

const YEAR_IN_SECONDS = 365 * 24 * 3600;
const SEPARATOR = '.';
const OPTIONS: CookieSerializeOptions = { path: '/', sameSite: 'lax', httpOnly: true, secure: 'auto' };

const nameOf = (kind: ProductKind) => `columns_${kind}`;

/** The columns that were last selected in this browser; empty without a selection. */
export function rememberedColumns({ cookies }: FastifyRequest, kind: ProductKind): string[] {
  return cookies[nameOf(kind)]?.split(SEPARATOR) ?? [];
}

/** Stores the selection in a cookie, so that the server can draw it; an empty one deletes the cookie. */
export function rememberColumns(reply: FastifyReply, kind: ProductKind, columns: string[]): void {
  if (columns.length === 0) reply.clearCookie(nameOf(kind), OPTIONS);
  else reply.setCookie(nameOf(kind), columns.join(SEPARATOR), { ...OPTIONS, maxAge: YEAR_IN_SECONDS });
}
