import { Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../access/public.decorator.js';
import { callerOf } from '../../core/http/routing/caller.js';
import { Essential } from '../../core/http/errors/essential.decorator.js';
import { requireCanonical } from '../../core/http/pages/canonical.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { Head, type PageHead } from '../../core/http/pages/page-head.js';
import { SharedPage } from '../../core/http/pages/shared-page.js';
import { Searches } from '../../core/http/rates/limit-addresses.js';
import { truncateText } from '../../core/text/truncate-text.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { redirect } from '../../core/inertia/responses.js';
import { LocalizedGet } from '../../routes.js';
import { CategoryPage } from './category-page.js';
import { ListHeads } from './list-heads.js';
import { ListQuery } from './list-query.decorator.js';
import { type ProductListQuery, SEARCH_LENGTH } from './product-list.input.js';
import { SearchPage } from './search-page.js';
import { isDots, searchAddress } from './search.presenter.js';

/** The product lists of categories and searches. */
@Controller()
@Public()
export class ProductListsPagesController {
  constructor(
    private readonly categoryPages: CategoryPage,
    private readonly searches: SearchPage,
    private readonly heads: ListHeads,
  ) {}

  @LocalizedGet('category')
  @SharedPage()
  @Page('products/category')
  @Essential()
  category(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @ListQuery() query: ProductListQuery,
    @Head() head: PageHead,
  ) {
    return this.categoryPages.show(request, { id, kind: 'product' }, query, head);
  }

  @LocalizedGet('service-category')
  @SharedPage()
  @Page('products/category')
  @Essential()
  serviceCategory(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @ListQuery() query: ProductListQuery,
    @Head() head: PageHead,
  ) {
    return this.categoryPages.show(request, { id, kind: 'service' }, query, head);
  }

  @LocalizedGet('search')
  @Searches()
  @Page('products/search')
  @Essential()
  async search(
    @Req() request: FastifyRequest,
    @Param('*') tail: string | undefined,
    @ListQuery() query: ProductListQuery,
    @Head() head: PageHead,
  ) {
    const { locale } = request;
    // without JavaScript the search form sends its term as a query parameter
    if (query.query !== undefined && !isDots(query.query))
      return redirect(await this.searches.urlOf(query.query, query, locale));
    const term = truncateText(tail ?? query.query ?? '', SEARCH_LENGTH).trim() || null;
    const address = searchAddress(term, locale);
    requireCanonical(request, address.path);
    const visitor = request.actor.kind === 'visitor' ? callerOf(request) : null;
    const { props, ...found } = await this.searches.show({ term, address, visitor }, query, locale);
    head.set(this.heads.ofSearch({ term, ...found, locale }));
    return props;
  }
}
