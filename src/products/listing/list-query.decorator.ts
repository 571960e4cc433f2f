import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { parametersOf, valuesIn, VISITOR_FILTERS } from '../filters/filter-parameters.js';
import { ProductListQuery } from './product-list.input.js';

const VISITOR_RANGES = VISITOR_FILTERS.filter(({ type }) => type === 'range');

/** Filters, order and page of a product list; bounds of a range the wrong way round are exchanged. */
export const ListQuery = createParamDecorator((_: unknown, context: ExecutionContext): ProductListQuery => {
  const query = lenientQuery(ProductListQuery, context.switchToHttp().getRequest<FastifyRequest>().query);
  for (const range of VISITOR_RANGES) {
    const [from, to] = parametersOf(range) as [string, string];
    const [lower, upper] = valuesIn(query, range) as (number | undefined)[];
    if (lower !== undefined && upper !== undefined && lower > upper)
      Object.assign(query, { [from]: upper, [to]: lower });
  }
  return query;
});
