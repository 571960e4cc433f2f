import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CsrfMismatch } from './http/csrf.js';
import { InertiaFailures } from './inertia-failures.js';
import { InertiaResponse } from './responses.js';

/** Answers the adapter's own exceptions, for applications without a filter that does. */
@Catch(InertiaResponse, CsrfMismatch)
export class InertiaFilter implements ExceptionFilter {
  constructor(private readonly failures: InertiaFailures) {}

  async catch(exception: InertiaResponse | CsrfMismatch, host: ArgumentsHost): Promise<void> {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (await this.failures.answer(exception, request, reply)) return;
    void reply.code(403).send({ statusCode: 403, message: 'CSRF token mismatch' });
  }
}
