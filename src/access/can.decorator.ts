import { SetMetadata } from '@nestjs/common';
import { RouteMark } from '../core/http/routing/route-mark.js';
import type { Ability } from './permission-table.js';

/** Metadata key of a handler's access rule. */
export const ACCESS_RULE = 'access:rule';

/** An ability of the permission table; anyone; or any account of the identity provider. */
export type AccessRule = { ability: Ability } | 'public' | 'identified';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For hooks, which run before the body is read. */
    access?: AccessRule;
  }
}

/** Sets the rule of a handler, or of a controller's handlers without their own. */
export const Access =
  (rule: AccessRule): ClassDecorator & MethodDecorator =>
  (target: object, name?: string | symbol, handler?: PropertyDescriptor) => {
    SetMetadata(ACCESS_RULE, rule)(target, name!, handler!);
    const handlers =
      name === undefined
        ? Object.entries(methodsOf(target as { prototype: object }))
        : [[name, handler!] as const];
    for (const [method, its] of handlers) RouteMark({ access: rule })(target, method, its);
  };

/** Methods without a rule. */
function methodsOf({ prototype }: { prototype: object }) {
  const { constructor: _, ...methods } = Object.getOwnPropertyDescriptors(prototype);
  return Object.fromEntries(
    Object.entries(methods).filter(
      ([, { value }]) => typeof value === 'function' && !Reflect.hasMetadata(ACCESS_RULE, value as object),
    ),
  );
}

/** Requires the ability for any company; queries of the service choose the objects. */
export const Can = (ability: Ability) => Access({ ability });
