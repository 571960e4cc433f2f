import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ClientBuild, InlineHashes } from './document/client-build.js';
import type { CsrfOptions } from './http/csrf.js';
import type { Awaitable } from './props.js';

/** The application's options of the adapter; see `InertiaModule.forRootAsync`. */
export interface InertiaOptions {
  /** At least 32 characters; signs the one-shot data and the tokens of sessions. */
  secret: string;
  /** The application's origin in browsers, e.g. `https://example.com`; with https, cookies are Secure. */
  publicOrigin?: string;
  client: ClientBuild;
  document: DocumentOptions;
  ssr?: SsrOptions;
  csrf?: CsrfOptions;
  /** Called with failures that the visitor does not see: SSR, rescued props, a failed error page. */
  onFailure?: (error: unknown, about: FailureContext) => void;
  /** Called with the time that rendering a page took on the server. */
  onDrawn?: (outcome: 'rendered' | 'failed', seconds: number) => void;
}

export interface FailureContext {
  what: 'ssr' | 'rescued-prop' | 'error-page';
  component: string;
  url: string;
  path?: string;
}

export interface DocumentOptions {
  lang: (request: FastifyRequest) => string;
  /** More attributes of the html element, e.g. a theme. */
  attributes?: (request: FastifyRequest) => Record<string, string>;
  /** HTML of the head that no page manages: icons, theme colour, structured data. */
  head?: (request: FastifyRequest) => string[];
  /** Title of pages without a `head` prop. */
  title?: (request: FastifyRequest) => string;
  /** Allows a document's inline scripts and styles in the Content-Security-Policy of its answer. */
  allowInline?: (reply: FastifyReply, hashes: InlineHashes) => void;
  /** true: this document loads fonts last, for the next page; default: none does. */
  fontsLater?: (request: FastifyRequest) => boolean;
  /** false: this document loads no script; default: all do. */
  scripts?: (request: FastifyRequest) => boolean;
  /** Whole document for an error whose page cannot be rendered; depends on nothing. */
  errorDocument?: (status: number, request: FastifyRequest, reply: FastifyReply) => Awaitable<string>;
}

export interface SsrOptions {
  /** Milliseconds after which rendering is left to the browser; default 2000. */
  timeoutMs?: number;
  /** Failures become exceptions; for tests. */
  strict?: boolean;
}

export const INERTIA_OPTIONS = Symbol('InertiaOptions');
