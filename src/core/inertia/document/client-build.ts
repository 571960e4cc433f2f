import type { PageObject } from '../protocol/page-metadata.js';

export interface SsrResult {
  head: string[];
  body: string;
}

/** Runs the synchronous part of a rendering; the caller limits its time. */
export type Bounded = <T>(work: () => T) => T;

/** Renders one page; the export of the SSR entry. */
export type SsrRender = (page: PageObject, bounded: Bounded) => Promise<SsrResult>;

/** Hashes of inline scripts and styles, in the form that a content security policy needs. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/** HTML tags of the head, and the hashes of their contents. */
export interface HeadTags {
  tags: string[];
  hashes: InlineHashes;
}

export interface TagOptions {
  /** Web fonts load after everything else, for the next page. */
  fontsLater?: boolean;
  /** false: only styles and fonts. */
  scripts?: boolean;
}

/** The browser's half of the application, built or served by Vite. */
export interface ClientBuild {
  /** Identifies the build, to detect stale clients; null: nothing is stale. */
  version: string | null;
  /** Tags that load the entry and the files that a page needs immediately. */
  tags: (page: PageObject, options?: TagOptions) => HeadTags | Promise<HeadTags>;
  /** null: the browser renders everything. */
  render: SsrRender | null;
  /** Milliseconds, in place of the application's limit: in development, rendering includes compiling. */
  renderTimeoutMs?: number;
  /** Folder of hashed files and the path prefix under which they are served; folder of their source maps, which are not. */
  assets?: { directory: string; prefix: string; maps?: string };
  /** Development: handles Vite's own requests. */
  middleware?: (request: object, response: object, next: () => void) => void;
}

/** For processes that show no pages. */
export const NO_CLIENT: ClientBuild = {
  version: null,
  tags: () => ({ tags: [], hashes: { scripts: [], styles: [] } }),
  render: null,
};
