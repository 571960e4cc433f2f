import { RouteConfig } from '@nestjs/platform-fastify';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { FastifyContextConfig } from 'fastify';

/** What Fastify and our hooks know of a route, added to what other decorators say of it: Nest's own replaces that. */
export const RouteMark =
  (mark: FastifyContextConfig): MethodDecorator =>
  (target, name, descriptor: PropertyDescriptor) => {
    const marks = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, descriptor.value as object) as object;
    return RouteConfig({ ...marks, ...mark })(target, name, descriptor) as void;
  };
