import { SetMetadata } from '@nestjs/common';
import { RouteMark } from '../core/http/routing/route-mark.js';
import type { Ability } from './permission-table.js';

/** Metadata key under which a handler carries who may call it. */
export const ACCESS_RULE = 'access:rule';

/** An ability of the permission table, everybody, or whoever the identity provider knows. */
export type AccessRule = { ability: Ability } | 'public' | 'identified';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Known to hooks, too, which run before the body is read. */
    access?: AccessRule;
  }
}

/** The rule of a handler, or of those handlers of a controller that have none of their own. */
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

/** Those without a rule. */
function methodsOf({ prototype }: { prototype: object }) {
  const { constructor: _, ...methods } = Object.getOwnPropertyDescriptors(prototype);
  return Object.fromEntries(
    Object.entries(methods).filter(
      ([, { value }]) => typeof value === 'function' && !Reflect.hasMetadata(ACCESS_RULE, value as object),
    ),
  );
}

/** Only who has the ability somewhere may call this handler; which objects, the service's query says. */
export const Can = (ability: Ability) => Access({ ability });
