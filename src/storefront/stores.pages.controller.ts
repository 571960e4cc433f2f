import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Public } from '../access/public.decorator.js';
import { lenientQuery } from '../core/http/input/lenient-query.js';
import { Head, type PageHead } from '../core/http/pages/page-head.js';
import { SharedPage } from '../core/http/pages/shared-page.js';
import { Page } from '../core/inertia/page.decorator.js';
import { view } from '../core/inertia/responses.js';
import { ListQuery } from '../products/listing/list-query.decorator.js';
import type { ProductListQuery } from '../products/listing/product-list.input.js';
import { LocalizedGet } from '../routes.js';
import { DirectoryPage } from './directory-page.js';
import { DirectoryQuery } from './directory.query.js';
import { StorePage } from './store-page.js';
import { StoreQuery } from './store.query.js';

/** The directory of stores, and the page of each store. */
@Controller()
@Public()
export class StoresPagesController {
  constructor(
    private readonly directory: DirectoryPage,
    private readonly store: StorePage,
  ) {}

  @LocalizedGet('company')
  @SharedPage()
  @Page('storefront/stores')
  async show(
    @Req() { query, locale }: FastifyRequest<{ Querystring: Record<string, unknown> }>,
    @ListQuery() list: ProductListQuery,
    @Head() head: PageHead,
  ) {
    if (!query.id) return this.directory.show(lenientQuery(DirectoryQuery, query), locale, head);
    const { id, kind } = lenientQuery(StoreQuery, query);
    const above = this.directory.step(locale);
    // `kind` chooses the list here, and filters nothing in it
    const asked = { id, kind, query: { ...list, kind: [] }, above };
    const page = await this.store.show(asked, locale);
    head.set(page.head);
    return view('storefront/store', page.props);
  }
}
