import { randomBytes, timingSafeEqual } from 'node:crypto';
import { ForbiddenException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Seal } from './cookie-seal.js';
import { isPlainForm } from './body-parsers.js';
import { isSameOrigin } from './local-url.js';

export const CSRF_COOKIE = 'XSRF-TOKEN';
const CSRF_HEADER = 'x-xsrf-token';
/** Field of forms that are sent without JavaScript. */
export const CSRF_FIELD = '_token';

export interface CsrfOptions {
  /** Requests without ambient authority. Those with a bearer token are exempt anyway. */
  exempt?: (request: FastifyRequest) => boolean;
}

/** A state-changing request without proof that one of our pages sent it. */
export class CsrfMismatch extends ForbiddenException {
  readonly code = 'csrf_mismatch';
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE', 'QUERY']);

export class Csrf {
  constructor(
    private readonly seal: Seal,
    private readonly options: CsrfOptions,
    private readonly publicOrigin?: string,
  ) {}

  issue(): string {
    return this.seal.sign(randomBytes(18).toString('base64url'));
  }

  isGenuine(token: string | undefined): token is string {
    return this.seal.open(token) !== null;
  }

  /** Whether a request needs that proof. */
  protects(request: FastifyRequest): boolean {
    if (SAFE_METHODS.has(request.method)) return false;
    if (/^bearer /i.test(request.headers.authorization ?? '')) return false;
    return !this.options.exempt?.(request);
  }

  /**
   * Before the body is read: compares the header's token with the cookie. Without one only a native form is
   * accepted, whose token is a field.
   * @throws CsrfMismatch
   */
  verifyHead(request: FastifyRequest): void {
    if (tokenOf(request) === undefined && isPlainForm(request)) return;
    this.verify(request);
  }

  /**
   * Compares the token of the header or the form's field with the cookie, and checks the request's origin.
   * @throws CsrfMismatch
   */
  verify(request: FastifyRequest, field?: unknown): void {
    const cookie = request.cookies?.[CSRF_COOKIE];
    const given = tokenOf(request) ?? field;
    const matches = typeof given === 'string' && this.isGenuine(cookie) && isEqual(given, cookie);
    if (!matches || !this.isSameSite(request)) throw new CsrfMismatch('CSRF token mismatch');
  }

  private isSameSite(request: FastifyRequest): boolean {
    const site = request.headers['sec-fetch-site'];
    if (site && site !== 'same-origin' && site !== 'none') return false;
    const { origin } = request.headers;
    if (!origin || (origin === 'null' && site === 'same-origin')) return true;
    // `null` is no URL, but would be parsed as a relative one
    return URL.canParse(origin) && isSameOrigin(origin, request, this.publicOrigin);
  }
}

function isEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function tokenOf({ headers }: FastifyRequest): string | undefined {
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
