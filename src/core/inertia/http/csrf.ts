import { timingSafeEqual } from 'node:crypto';
import { ForbiddenException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Seal } from './cookie-seal.js';
import { isPlainForm } from './body-parsers.js';
import { isSameOrigin } from './local-url.js';
import { visitOf } from './visit.js';

const CSRF_HEADER = 'x-xsrf-token';
/** Field of forms that are sent without JavaScript. */
export const CSRF_FIELD = '_token';

export interface CsrfOptions {
  /** The credential that browsers send automatically; undefined if no person is signed in. */
  sessionOf?: (request: FastifyRequest) => string | undefined;
  /** Requests that any site may send. Those with a bearer token are exempt anyway. */
  exempt?: (request: FastifyRequest) => boolean;
}

/** A request that changes something, without the token of its session. */
export class CsrfMismatch extends ForbiddenException {
  readonly code = 'csrf_mismatch';
}

/** A request that changes something, and comes from a page of another site. */
export class ForeignOrigin extends ForbiddenException {
  readonly code = 'foreign_origin';
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE', 'QUERY']);

/**
 * A signed-in person needs the token of the session. A browser must not report another site as the sender.
 */
export class Csrf {
  /** Name of the cookie from which scripts read the token. With https no other host can set it. */
  readonly cookie: string;

  constructor(
    private readonly seal: Seal,
    private readonly options: CsrfOptions,
    private readonly publicOrigin?: string,
  ) {
    this.cookie = publicOrigin?.startsWith('https:') ? '__Host-XSRF-TOKEN' : 'XSRF-TOKEN';
  }

  /** The token of a session. */
  tokenOf(session: string): string {
    return this.seal.signature(session);
  }

  /** The token of the session that the browser has after the answer; null without one. */
  issue(request: FastifyRequest): string | null {
    const { session = this.options.sessionOf?.(request) ?? null } = visitOf(request);
    return session && this.tokenOf(session);
  }

  /** Whether a request needs a check at all. */
  needsToken(request: FastifyRequest): boolean {
    if (SAFE_METHODS.has(request.method)) return false;
    if (/^bearer /i.test(request.headers.authorization ?? '')) return false;
    return !this.options.exempt?.(request);
  }

  /**
   * Before the body is read: checks the origin, and the header's token. Without one only a native form is
   * accepted, whose token is a field.
   * @throws ForeignOrigin, CsrfMismatch
   */
  verifyHead(request: FastifyRequest): void {
    if (!this.isFromUs(request)) throw new ForeignOrigin('The request comes from another site');
    if (headerOf(request) !== undefined || !isPlainForm(request)) this.verifyToken(request);
  }

  /**
   * Compares the token in the header or form field with the session's token; does nothing without a session.
   * @throws CsrfMismatch
   */
  verifyToken(request: FastifyRequest, field?: unknown): void {
    const session = this.options.sessionOf?.(request);
    if (session === undefined) return;
    const given = headerOf(request) ?? field;
    if (typeof given !== 'string' || !isEqual(given, this.tokenOf(session)))
      throw new CsrfMismatch('CSRF token mismatch');
  }

  /** Browsers name the origin of every form; a request that does not is no browser's, and carries no session. */
  private isFromUs(request: FastifyRequest): boolean {
    const site = request.headers['sec-fetch-site'];
    if (site && site !== 'same-origin' && site !== 'none') return false;
    const { origin } = request.headers;
    if (!origin || (origin === 'null' && site === 'same-origin')) return true;
    // `null` is not a URL, but would be parsed as a relative one
    return URL.canParse(origin) && isSameOrigin(origin, request, this.publicOrigin);
  }
}

function isEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function headerOf({ headers }: FastifyRequest): string | undefined {
  const header = headers[CSRF_HEADER];
  return typeof header === 'string' && header ? decoded(header) : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
