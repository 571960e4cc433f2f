import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { plainErrorDocument } from './document/document.js';
import { appendVary } from './http/vary.js';
import { visitOf } from './http/visit.js';
import { Inertia } from './inertia.service.js';
import type { FlashData, PageName, ServerProps } from './pages.js';
import { HEADER } from './protocol/headers.js';
import type { PageObject } from './protocol/page-metadata.js';

interface ErrorPage<Name extends PageName> {
  status: number;
  page: Name;
  props: ServerProps<Name>;
}

interface Unchanged {
  status: number;
  /** Page name for requests that name none; a client never renders it. */
  page: PageName;
  flash?: FlashData;
}

/** Answers that keep the status of an error. */
@Injectable()
export class InertiaErrors {
  constructor(private readonly inertia: Inertia) {}

  /** A page of the application; the static document if that page fails as well. */
  async sendPage<Name extends PageName>(
    request: FastifyRequest,
    reply: FastifyReply,
    { status, page, props }: ErrorPage<Name>,
  ): Promise<void> {
    if (status === 404 && this.inertia.isStandaloneReload(request))
      return void reply.send(await this.inertia.renderStandalone(request, reply));
    try {
      void reply.send(await this.inertia.render(request, reply, page, props, status));
    } catch (failure) {
      this.report(failure, page, request);
      await this.sendDocument(request, reply, status);
    }
  }

  /** The static error document; an Inertia client must load it as a document. */
  async sendDocument(request: FastifyRequest, reply: FastifyReply, status: number): Promise<void> {
    reply.removeHeader(HEADER.inertia);
    if (visitOf(request).request.isInertia && request.method === 'GET') {
      this.inertia.control(request, reply, HEADER.location, request.originalUrl);
      return void reply.send();
    }
    const html = (await this.document(status, request, reply)) ?? plainErrorDocument(status);
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store');
    void reply.send(html);
  }

  /**
   * Leaves the open page unchanged. Props of a background reload count as rescued, and flash holds the
   * message.
   */
  sendUnchanged(request: FastifyRequest, reply: FastifyReply, { status, page, flash }: Unchanged): void {
    const visit = visitOf(request);
    const { partialComponent, only } = visit.request;
    visit.isRendered = true;
    const unchanged: PageObject = {
      component: partialComponent ?? page,
      props: { errors: {} },
      url: request.originalUrl,
      version: this.inertia.options.client.version,
      sharedProps: ['errors'],
      ...(only && { rescuedProps: only }),
      ...(flash && { flash }),
    };
    appendVary(reply, 'X-Inertia');
    reply.code(status).header('cache-control', 'no-store').header(HEADER.inertia, 'true');
    void reply.type('application/json').send(JSON.stringify(unchanged));
  }

  private async document(status: number, request: FastifyRequest, reply: FastifyReply) {
    try {
      return await this.inertia.options.document.errorDocument?.(status, request, reply);
    } catch (failure) {
      this.report(failure, String(status), request);
      return undefined;
    }
  }

  private report(failure: unknown, component: string, { originalUrl: url }: FastifyRequest): void {
    this.inertia.options.onFailure?.(failure, { what: 'error-page', component, url });
  }
}
