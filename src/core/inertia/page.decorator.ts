import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import type { PageName, ServerProps } from './pages.js';
import type { Awaitable } from './props.js';
import type { InertiaResponse } from './responses.js';

export const PAGE_METADATA = 'inertia:page';

export interface PageMetadata extends PageOptions {
  name: PageName;
}

export interface PageOptions {
  /** Overrides the application's default for this page's history entries. */
  encryptHistory?: boolean;
  /** false: render this page in the browser only. */
  ssr?: boolean;
}

/**
 * Declares the page that a handler serves; the handler returns its props, or a response like `redirect(…)`.
 */
export function Page<Name extends PageName>(name: Name, options: PageOptions = {}) {
  const decorate = applyDecorators(HttpCode(200), SetMetadata(PAGE_METADATA, { name, ...options }));
  return <Handler extends (...args: never[]) => Awaitable<ServerProps<Name> | InertiaResponse>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<Handler>,
  ): void => decorate(target, key, descriptor);
}
