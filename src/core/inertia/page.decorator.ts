import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import type { PageName, ServerProps } from './pages.js';
import type { Awaitable } from './props.js';
import type { InertiaResponse } from './responses.js';

export const PAGE_METADATA = 'inertia:page';

/**
 * Declares the page that a handler serves; the handler returns its props, or a response like `redirect(…)`.
 */
export function Page<Name extends PageName>(name: Name) {
  const decorate = applyDecorators(HttpCode(200), SetMetadata(PAGE_METADATA, name));
  return <Handler extends (...args: never[]) => Awaitable<ServerProps<Name> | InertiaResponse>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<Handler>,
  ): void => decorate(target, key, descriptor);
}
