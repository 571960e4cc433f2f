import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { applyResponse } from './http/apply-response.js';
import { CsrfMismatch, ForeignOrigin } from './http/csrf.js';
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
  /** One sentence that summarises the errors; for JSON clients. */
  message: string;
  /** The redirect target when the form's page is unknown. */
  fallback: string;
}

/** The part of an application's exception filter that belongs to the adapter. */
@Injectable()
export class InertiaFailures {
  constructor(private readonly inertia: Inertia) {}

  /**
   * Answers exceptions of the adapter: thrown responses, and refused forms (redirected back).
   * @param flash the message about the refusal on the form's page
   * @returns false for any other exception
   */
  async answer(
    exception: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
    flash?: () => CarriedOptions['flash'],
  ): Promise<boolean> {
    if (exception instanceof InertiaResponse) {
      await this.send(exception, request, reply);
      return true;
    }
    const isRefusal = exception instanceof CsrfMismatch || exception instanceof ForeignOrigin;
    if (!isRefusal || !this.isForm(request)) return false;
    visitOf(request).isRefused = true;
    await this.send(back('/', { flash: flash?.() }), request, reply);
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

  /** Whether a page waits for the answer: an Inertia visit, or a native form or link. */
  isForm(request: FastifyRequest): boolean {
    const visit = visitOf(request).request;
    if (visit.isInertia) return true;
    return !visit.precognition && (request.headers.accept ?? '').includes('text/html');
  }

  private async send(response: InertiaResponse, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    // only the form's own page can show the input again, and only our pages send it
    const isBackAtForm =
      response instanceof RedirectBack && previousPath(request, this.inertia.options.publicOrigin) !== null;
    if (isBackAtForm) visitOf(request).carry({ typed: typedIn(request) });
    void reply.send(await applyResponse(this.inertia, response, request, reply));
  }
}
