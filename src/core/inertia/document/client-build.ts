import type { PageObject } from '../protocol/page-metadata.js';

export interface SsrResult {
  head: string[];
  body: string;
}

/** Runs the synchronous part of a rendering; the caller bounds its time. */
export type Bounded = <T>(work: () => T) => T;

/** Renders one page; what the SSR entry exports. */
export type SsrRender = (page: PageObject, bounded: Bounded) => Promise<SsrResult>;

/** What a Content-Security-Policy knows the answer's own elements by. */
export interface Nonces {
  script: string;
  style: string;
}

export interface TagOptions {
  /** Fonts that are files come after everything else, and are for the next page. */
  fontsLater?: boolean;
}

/** The browser's half of the application, built or served by Vite. */
export interface ClientBuild {
  /** Identifies the build for stale clients; null: nothing is ever stale. */
  version: string | null;
  /** HTML tags that load the entry and what a page needs at once. */
  tags: (page: PageObject, nonces?: Nonces, options?: TagOptions) => string[] | Promise<string[]>;
  /** null: everything is drawn in the browser. */
  render: SsrRender | null;
  /** Milliseconds, instead of the application's limit: sources are compiled while a page is drawn. */
  renderTimeoutMs?: number;
  /** Folder of hashed files and the path prefix under which they are served. */
  assets?: { directory: string; prefix: string };
  /** Development: handles Vite's own requests. */
  middleware?: (request: object, response: object, next: () => void) => void;
}
