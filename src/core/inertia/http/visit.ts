import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { FlashData, ServerShape, SharedProps } from '../pages.js';
import { type InertiaRequest, readInertiaRequest } from '../protocol/inertia-request.js';
import type { CarriedOptions } from '../responses.js';
import { carry, emptyOneShot, type OneShot } from './one-shot.js';

declare module 'fastify' {
  interface FastifyRequest {
    inertiaVisit?: InertiaVisit;
  }
}

/** One request in terms of the protocol, and the data of its answer. */
export class InertiaVisit {
  readonly request: InertiaRequest;
  /** Data from earlier requests. */
  incoming: OneShot = emptyOneShot();
  /** Data that this request adds. */
  readonly outgoing: OneShot = emptyOneShot();
  readonly shared: Record<string, unknown> = {};
  isHistoryEncrypted = false;
  /** Whether this answer is a page. */
  isRendered = false;
  /** Whether the page showed the stored one-shot data. */
  isDelivered = false;
  /** The session that this answer starts; null: it ends the present one. */
  session: string | null | undefined;
  /** Whether this answer is one of the protocol's empty 409s. */
  isControl = false;
  /** Whether the requested action was not done. */
  isRefused = false;

  constructor(headers: FastifyRequest['headers']) {
    this.request = readInertiaRequest(headers);
  }

  /** One-time data for the next page: this response, or the one after any redirects. */
  flash(data: FlashData): this {
    return this.carry({ flash: data });
  }

  /** Errors, flash and history flags for the next page. */
  carry(options: CarriedOptions): this {
    carry(this.outgoing, options);
    return this;
  }

  /** Shared props of this request only. */
  share(props: Partial<ServerShape<SharedProps>>): this {
    Object.assign(this.shared, props);
    return this;
  }

  /** The browser encrypts the history entry of this page. */
  encryptHistory(): this {
    this.isHistoryEncrypted = true;
    return this;
  }
}

/** The visit of a request; also of requests that failed before any hook ran. */
export function visitOf(request: FastifyRequest): InertiaVisit {
  return (request.inertiaVisit ??= new InertiaVisit(request.headers));
}

/** The visit that a handler answers: `@Visit() visit: InertiaVisit`. */
export const Visit = createParamDecorator((_: unknown, context: ExecutionContext): InertiaVisit => {
  return visitOf(context.switchToHttp().getRequest<FastifyRequest>());
});
