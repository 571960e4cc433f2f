import {
  BadRequestException,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UnsupportedMediaTypeException,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defer, lastValueFrom, type Observable } from 'rxjs';
import { applyResponse } from './http/apply-response.js';
import { isMultipart, STREAMED_UPLOAD } from './http/multipart.js';
import { PRECOGNITION_VALID, PRECOGNITIVE_METADATA } from './http/precognition.js';
import { appendVary } from './http/vary.js';
import { visitOf } from './http/visit.js';
import { Inertia } from './inertia.service.js';
import { PAGE_METADATA } from './page.decorator.js';
import type { PageName, ServerProps } from './pages.js';
import { HEADER } from './protocol/headers.js';
import { InertiaResponse } from './responses.js';

/** Turns the results of handlers into responses of the protocol. */
@Injectable()
export class InertiaInterceptor implements NestInterceptor {
  constructor(
    private readonly inertia: Inertia,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    return defer(() => this.answer(context, next));
  }

  private async answer(context: ExecutionContext, next: CallHandler): Promise<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    if (isMultipart(request) && !this.metadata<boolean>(STREAMED_UPLOAD, context))
      throw new UnsupportedMediaTypeException();
    this.checkPrecognition(context, request, reply);
    const page = this.metadata<PageName>(PAGE_METADATA, context);
    if (page && this.inertia.isStandaloneReload(request))
      return this.inertia.renderStandalone(request, reply);
    const result: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
    if (result === PRECOGNITION_VALID) {
      reply.code(204).header(HEADER.precognitionSuccess, 'true');
      return undefined;
    }
    if (result instanceof InertiaResponse) return applyResponse(this.inertia, result, request, reply);
    if (!page || result === undefined) return result;
    return this.inertia.render(request, reply, page, result as ServerProps<PageName>);
  }

  private checkPrecognition(context: ExecutionContext, request: FastifyRequest, reply: FastifyReply): void {
    const isPrecognitive = this.metadata<boolean>(PRECOGNITIVE_METADATA, context);
    if (isPrecognitive) appendVary(reply, 'Precognition');
    else if (visitOf(request).request.precognition)
      throw new BadRequestException('This address does not validate while typing');
  }

  private metadata<T>(key: string, context: ExecutionContext): T | undefined {
    return this.reflector.get<T | undefined>(key, context.getHandler());
  }
}
