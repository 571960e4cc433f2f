import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { ProductListQuery } from './product-list.input.js';

/** Filters, order and page of a product list. */
export const ListQuery = createParamDecorator((_: unknown, context: ExecutionContext): ProductListQuery => {
  return lenientQuery(ProductListQuery, context.switchToHttp().getRequest<FastifyRequest>().query);
});
