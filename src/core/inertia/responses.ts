import type { FlashData, PageName, ServerProps } from './pages.js';

/** Field path → message, or messages of which the first is shown. */
export type ValidationErrors = Record<string, string | string[]>;

/** Data for the next page, over any number of redirects. */
export interface CarriedOptions {
  flash?: FlashData;
  errors?: ValidationErrors;
  /** The input of the refused form, for pages that show it again without JavaScript: field → text. */
  typed?: Record<string, string>;
  /** Make encrypted history entries unreadable: at sign-in and sign-out. */
  clearHistory?: boolean;
}

export interface RedirectOptions extends CarriedOptions {
  /** Default: 302 after GET, 303 after anything else. */
  status?: 301 | 302 | 303 | 307 | 308;
}

/** A response that a handler may return, and any code may throw, instead of props. */
export abstract class InertiaResponse extends Error {
  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}

export class Redirect extends InertiaResponse {
  constructor(
    readonly url: string,
    readonly options: RedirectOptions,
  ) {
    super(`Redirect to ${url}`);
  }
}

export class RedirectBack extends InertiaResponse {
  constructor(
    readonly fallback: string,
    readonly options: RedirectOptions,
  ) {
    super('Redirect back');
  }
}

export class LocationVisit extends InertiaResponse {
  constructor(readonly url: string) {
    super(`Leave for ${url}`);
  }
}

export class PageView extends InertiaResponse {
  constructor(
    readonly page: PageName,
    readonly props: Record<string, unknown>,
    readonly status: number,
  ) {
    super(`Show ${page}`);
  }
}

/** Redirects to a page of this application. */
export function redirect(url: string, options: RedirectOptions = {}): Redirect {
  return new Redirect(url, options);
}

/** Redirects to the referring page, if it is ours; else to the fallback. */
export function back(fallback: string, options: RedirectOptions = {}): RedirectBack {
  return new RedirectBack(fallback, options);
}

/** Redirects to another site, or to a URL of ours that is not an Inertia page. */
export function location(url: string): LocationVisit {
  return new LocationVisit(url);
}

/** Another page than the handler's declared one, or the same with another status. */
export function view<Name extends PageName>(
  page: Name,
  props: ServerProps<Name>,
  options: { status?: number } = {},
): PageView {
  return new PageView(page, props as Record<string, unknown>, options.status ?? 200);
}
