import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { applyResponse } from './http/apply-response.js';
import { CsrfMismatch } from './http/csrf.js';
import { previousPath } from './http/local-url.js';
import { typedIn } from './http/typed.js';
import { visitOf } from './http/visit.js';
import { Inertia } from './inertia.service.js';
import {
  back,
  type CarriedOptions,
  InertiaResponse,
  RedirectBack,
  type ValidationErrors,
} from './responses.js';

export interface InvalidInput extends CarriedOptions {
  errors: ValidationErrors;
  /** Says in one sentence that something is wrong; for JSON clients. */
  message: string;
  /** Where to go when the form's page is unknown. */
  fallback: string;
}

/** What an application's exception filter leaves to the adapter. */
@Injectable()
export class InertiaFailures {
  constructor(private readonly inertia: Inertia) {}

  /**
   * Answers what belongs to the adapter: thrown responses, and a CSRF failure of a form (sent back with a flash).
   * @returns false if the exception is none of these
   */
  async answer(exception: unknown, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    if (exception instanceof InertiaResponse) {
      await this.send(exception, request, reply);
      return true;
    }
    if (!(exception instanceof CsrfMismatch) || !this.isForm(request)) return false;
    visitOf(request).isRefused = true;
    // the next try needs a token that we know
    visitOf(request).issuedToken = this.inertia.csrf?.issue();
    await this.send(back('/', { flash: this.inertia.csrf?.flash(request) }), request, reply);
    return true;
  }

  /** Invalid input: 422 for live validation and JSON clients, back to the page with its errors for forms. */
  async invalid(request: FastifyRequest, reply: FastifyReply, input: InvalidInput): Promise<void> {
    const { message, errors, fallback, ...carried } = input;
    if (this.isForm(request)) {
      await this.send(back(fallback, { ...carried, errors }), request, reply);
      return;
    }
    const lists = Object.entries(errors).map(([field, messages]) => [field, [messages].flat()]);
    void reply.code(422).send({ message, errors: Object.fromEntries(lists) as Record<string, string[]> });
  }

  /** Whether a page waits for the answer: an Inertia visit, or a form or link of the browser itself. */
  isForm(request: FastifyRequest): boolean {
    const visit = visitOf(request).request;
    if (visit.isInertia) return true;
    return !visit.precognition && (request.headers.accept ?? '').includes('text/html');
  }

  private async send(response: InertiaResponse, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    // only back on the form's own page there is somewhere to draw it, and only our pages have sent it
    const isBackAtForm =
      response instanceof RedirectBack && previousPath(request, this.inertia.options.publicOrigin) !== null;
    if (isBackAtForm) visitOf(request).carry({ typed: typedIn(request) });
    void reply.send(await applyResponse(this.inertia, response, request, reply));
  }
}
