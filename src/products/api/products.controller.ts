import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../access/public.decorator.js';
import { Responds, RespondsList } from '../../core/http/api/response.decorator.js';
import { ApiQuery } from '../../core/http/api/api-query.js';
import { Essential } from '../../core/http/errors/essential.decorator.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { cursorPaged, wholeList } from '../../core/http/api/list-headers.js';
import { Searches } from '../../core/http/rates/limit-addresses.js';
import { OwnApiLists } from './own-api-lists.js';
import { ProductApiLists } from './product-api-lists.js';
import { ProductJson } from '../product.json.js';
import { ProductResponses } from './product-responses.js';
import { ProductListJson } from '../product-list.json.js';
import { FeaturedQuery, ProductsQuery } from './products.query.js';
import { ProductsService } from '../reading/products.service.js';

/** Reads products by the API. */
@Controller('api/products')
@Public()
export class ProductsController {
  constructor(
    private readonly lists: ProductApiLists,
    private readonly ownLists: OwnApiLists,
    private readonly products: ProductsService,
    private readonly responses: ProductResponses,
  ) {}

  @Get()
  @Essential()
  @Searches()
  @RespondsList(ProductListJson, 'Search and filter products')
  async list(@Query() query: ProductsQuery, @Req() { actor, locale }: FastifyRequest) {
    const { found, ...list } = query.status
      ? await this.ownLists.list(actor, query, locale)
      : await this.lists.list(query, locale);
    const products = await this.responses.listProducts(found, { actor, locale, query });
    return cursorPaged({ ...list, products }, query);
  }

  @Get('featured')
  @RespondsList([ProductJson], 'List featured products')
  async featured(@Query() query: FeaturedQuery, @Req() { actor, locale }: FastifyRequest) {
    const found = await this.products.findFeatured(query.featured_type);
    return wholeList(await this.responses.listProducts(found, { actor, locale, query }));
  }

  /** Visitors see active ones; a store's staff their own in any status. */
  @Get(':id')
  @Essential()
  @Responds(200, ProductJson, 'Get a product')
  show(@Param() { id }: IdParams, @Query() query: ApiQuery, @Req() { actor, locale }: FastifyRequest) {
    return this.responses.getProduct(id, { actor, locale, query });
  }

  /** At most 12, never of the same EAN. */
  @Get(':id/similar')
  @RespondsList([ProductJson], 'List up to 12 similar products')
  async similar(
    @Param() { id }: IdParams,
    @Query() query: ApiQuery,
    @Req() { actor, locale }: FastifyRequest,
  ) {
    await this.responses.getProduct(id, { actor, locale, query });
    const found = await this.products.findSimilar(id);
    return wholeList(await this.responses.listProducts(found, { actor, locale, query }));
  }
}
