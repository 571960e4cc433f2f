import { RouteConfig } from '@nestjs/platform-fastify';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { FastifyContextConfig } from 'fastify';

/** Adds to the configuration of a route for Fastify and our hooks; Nest's own decorator would replace it. */
export const RouteMark =
  (mark: FastifyContextConfig): MethodDecorator =>
  (target, name, descriptor: PropertyDescriptor) => {
    const marks = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, descriptor.value as object) as object;
    return RouteConfig({ ...marks, ...mark })(target, name, descriptor) as void;
  };
