import { type INestApplicationContext, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { ACCESS_RULE, type AccessRule } from '../../src/access/can.decorator.js';

/** One handler of the application, as registered by Nest. */
export interface Handler {
  name: string;
  method: string;
  /** Patterns with `:name` and `*`. */
  paths: string[];
  rule: AccessRule | undefined;
  /** Parts of the request among its parameters: Nest's `RouteParamtypes`. */
  reads: number[];
}

const asList = (value: string | string[] | undefined) => [value ?? '/'].flat();
const join = (prefix: string, path: string) =>
  `/${prefix}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');

/** Every handler of every controller; needs Nest's DiscoveryModule. */
export function handlersOf(app: INestApplicationContext): Handler[] {
  const reflector = app.get(Reflector);
  return app
    .get(DiscoveryService)
    .getControllers()
    .flatMap(({ metatype, instance }) => {
      if (!metatype || !instance) return [];
      const prototype = Object.getPrototypeOf(instance) as Record<string, () => unknown>;
      const prefixes = asList(Reflect.getMetadata(PATH_METADATA, metatype));
      return new MetadataScanner().getAllMethodNames(prototype).flatMap((key): Handler[] => {
        const handler = prototype[key]!;
        const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
        if (method === undefined) return [];
        const paths = asList(Reflect.getMetadata(PATH_METADATA, handler));
        return [
          {
            name: `${metatype.name}.${key}`,
            method: RequestMethod[method],
            paths: prefixes.flatMap((prefix) => paths.map((path) => join(prefix, path))),
            rule: reflector.getAllAndOverride(ACCESS_RULE, [handler, metatype]),
            reads: Object.keys(
              (Reflect.getMetadata(ROUTE_ARGS_METADATA, metatype, key) as object | undefined) ?? {},
            ).map((name) => Number.parseInt(name, 10)),
          },
        ];
      });
    });
}
