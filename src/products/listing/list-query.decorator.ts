import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { ProductListQuery } from './product-list.input.js';

/** Filters, order and page of a product list; bounds of the price the wrong way round are exchanged. */
export const ListQuery = createParamDecorator((_: unknown, context: ExecutionContext): ProductListQuery => {
  const query = lenientQuery(ProductListQuery, context.switchToHttp().getRequest<FastifyRequest>().query);
  const { priceFrom, priceTo } = query;
  if (priceFrom !== undefined && priceTo !== undefined && priceFrom > priceTo)
    Object.assign(query, { priceFrom: priceTo, priceTo: priceFrom });
  return query;
});
