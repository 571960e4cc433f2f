import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { renderDocument } from './document/document.js';
import type { SsrResult } from './document/client-build.js';
import { type SsrCounters, SsrRenderer } from './document/ssr.js';
import { Csrf } from './http/csrf.js';
import { Seal } from './http/cookie-seal.js';
import { emptyOneShot, mergeOneShot } from './http/one-shot.js';
import { appendVary } from './http/vary.js';
import { type InertiaVisit, visitOf } from './http/visit.js';
import { INERTIA_OPTIONS, type InertiaOptions } from './inertia-options.js';
import type { PageName, ServerProps, ServerShape, SharedProps } from './pages.js';
import { HEADER } from './protocol/headers.js';
import type { PageObject } from './protocol/page-metadata.js';
import { buildPageObject } from './protocol/page-object.js';

interface RenderedPage {
  component: string;
  /** Only error pages have one. */
  status?: number;
}

/** Gives props to every page; called once per page response. */
export type ShareProvider = (
  request: FastifyRequest,
  page: RenderedPage,
) => Partial<ServerShape<SharedProps>>;

/** Renders pages: documents and page objects. */
@Injectable()
export class Inertia {
  readonly csrf: Csrf;
  readonly oneShotSeal: Seal;
  private readonly shares: ShareProvider[] = [];
  private readonly standalone = new Set<string>();
  private readonly ssr: SsrRenderer | null;

  constructor(@Inject(INERTIA_OPTIONS) readonly options: InertiaOptions) {
    const { secret, csrf = {}, publicOrigin, client, ssr } = options;
    this.oneShotSeal = new Seal(secret, 'inertia one-shot');
    this.csrf = new Csrf(new Seal(secret, 'inertia csrf'), csrf, publicOrigin);
    const timeoutMs = client.renderTimeoutMs ?? ssr?.timeoutMs ?? 2000;
    this.ssr = client.render ? new SsrRenderer(client.render, timeoutMs) : null;
  }

  /** Adds props that every page receives; later ones override earlier ones, a page's own override all. */
  share(provider: ShareProvider): void {
    this.shares.push(provider);
  }

  /** Names shared props that do not depend on the page. */
  allowStandalone(...names: (keyof SharedProps & string)[]): void {
    for (const name of names) this.standalone.add(name);
  }

  /** Whether a partial reload requests only such props. It is answered without the page's handler. */
  isStandaloneReload(request: FastifyRequest): boolean {
    const { partialComponent, only } = visitOf(request).request;
    return partialComponent !== null && only !== null && only.every((name) => this.standalone.has(name));
  }

  /** Answers such a reload; the open page does not change. */
  renderStandalone(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const { partialComponent } = visitOf(request).request;
    return this.renderPage(request, reply, partialComponent!, {});
  }

  /** Counts of renderings that succeeded, failed and timed out since the start. */
  get ssrCounters(): SsrCounters | null {
    return this.ssr?.counters ?? null;
  }

  /** Sets status and headers of a page response and returns its body: the page object or a whole document. */
  async render<Name extends PageName>(
    request: FastifyRequest,
    reply: FastifyReply,
    name: Name,
    props: ServerProps<Name>,
    status?: number,
  ): Promise<string> {
    return this.renderPage(request, reply, name, props as Record<string, unknown>, status);
  }

  /** Turns the reply into one of the protocol's empty 409s. */
  control(request: FastifyRequest, reply: FastifyReply, header: string, url: string): void {
    visitOf(request).isControl = true;
    reply.code(409).header(header, url);
    for (const name of [HEADER.inertia, 'location', 'content-type', 'content-length'])
      reply.removeHeader(name);
    appendVary(reply, 'X-Inertia');
  }

  private async renderPage(
    request: FastifyRequest,
    reply: FastifyReply,
    component: string,
    props: Record<string, unknown>,
    status?: number,
  ): Promise<string> {
    const visit = visitOf(request);
    const page = await buildPageObject(
      {
        component,
        props,
        shared: this.sharedProps(request, visit, { component, status }),
        url: request.originalUrl.replace(/^\/{2,}/, '/'),
        version: this.options.client.version,
        oneShot: () => shownOneShot(visit),
        encryptHistory: visit.isHistoryEncrypted,
        onRescue: (path, error) =>
          this.options.onFailure?.(error, {
            what: 'rescued-prop',
            component,
            path,
            url: request.originalUrl,
          }),
      },
      visit.request,
    );
    const body = visit.request.isInertia ? JSON.stringify(page) : await this.document(page, request, reply);
    if (status !== undefined) reply.code(status);
    this.sendHeaders(reply, visit);
    visit.isRendered = true;
    visit.isDelivered = isFinal(visit);
    return body;
  }

  private sharedProps(
    request: FastifyRequest,
    visit: InertiaVisit,
    rendered: RenderedPage,
  ): Record<string, unknown> {
    const given = this.shares.map((provider) => provider(request, rendered));
    const props = Object.assign({}, ...given, visit.shared) as Record<string, unknown>;
    if (!this.isStandaloneReload(request)) return props;
    // only the handler could resolve the other props of every page, such as the head
    return Object.fromEntries(Object.entries(props).filter(([name]) => this.standalone.has(name)));
  }

  private sendHeaders(reply: FastifyReply, visit: InertiaVisit): void {
    appendVary(reply, 'X-Inertia');
    if (visit.request.isInertia) for (const name of SELECTING) appendVary(reply, name);
    // the same URL has several representations, and they are personal
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache, private');
    if (visit.request.isInertia) reply.header(HEADER.inertia, 'true').type('application/json');
    else reply.type('text/html; charset=utf-8');
  }

  private async document(page: PageObject, request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const { client, document } = this.options;
    const rendered = await this.drawn(page);
    const { tags, hashes } = await client.tags(page, {
      fontsLater: document.fontsLater?.(request),
      scripts: document.scripts?.(request),
    });
    document.allowInline?.(reply, hashes);
    return renderDocument({ page, tags, rendered }, document, request);
  }

  private async drawn(page: PageObject): Promise<SsrResult | null> {
    const { ssr, onDrawn } = this.options;
    if (!this.ssr || this.ssr.isPaused(page.component)) return null;
    const since = performance.now();
    const tell = (outcome: 'rendered' | 'failed') => onDrawn?.(outcome, (performance.now() - since) / 1000);
    try {
      const result = await this.ssr.draw(page);
      tell('rendered');
      return result;
    } catch (error) {
      tell('failed');
      if (ssr?.strict) throw error;
      this.options.onFailure?.(error, { what: 'ssr', component: page.component, url: page.url });
      return null;
    }
  }
}

/** The parts of a page in an object. */
const SELECTING = [
  HEADER.partialComponent,
  HEADER.partialData,
  HEADER.partialExcept,
  HEADER.reset,
  HEADER.exceptOnce,
  HEADER.mergeIntent,
  HEADER.lane,
];

/** Prefetches and background requests leave the stored data to the visit that follows. */
const isFinal = ({ request }: InertiaVisit) => !request.isPrefetch && !request.isBackground;

/** The one-shot data that a page response shows. */
function shownOneShot(visit: InertiaVisit) {
  const stored = isFinal(visit) ? visit.incoming : emptyOneShot();
  return mergeOneShot(stored, visit.request.isPrefetch ? emptyOneShot() : visit.outgoing);
}
