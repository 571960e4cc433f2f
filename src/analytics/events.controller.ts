import { Body, Controller, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Public } from '../access/public.decorator.js';
import { CategoriesService } from '../categories/categories.service.js';
import { NotFound } from '../core/errors/domain-errors.js';
import { Responds } from '../core/http/api/response.decorator.js';
import { ApiQuery } from '../core/http/api/api-query.js';
import { type Caller, callerOf } from '../core/http/routing/caller.js';
import { LimitedByAddress } from '../core/http/rates/limit-addresses.js';
import { defineRate } from '../core/http/rates/rate.js';
import { RouteMark } from '../core/http/routing/route-mark.js';
import { ProductsService } from '../products/reading/products.service.js';
import { EventInput } from './event.input.js';
import { EventsService } from './events.service.js';

const EVENTS = defineRate({ name: 'events', per: 'address', max: 120, seconds: 60 });

/** Counts events of clients that do not show our pages; the pages count their own. */
@Controller('api/events')
@Public()
export class EventsController {
  constructor(
    private readonly events: EventsService,
    private readonly products: ProductsService,
    private readonly categories: CategoriesService,
  ) {}

  /** Only for browsers, by their `User-Agent`. Repetitions by the same visit within half an hour are not counted. */
  @Post()
  @Responds(204, null, 'Count a click; on a product, one for each store that sells it')
  @RouteMark({ needsNoFormToken: true })
  @LimitedByAddress(EVENTS)
  async count(
    @Req() request: FastifyRequest,
    @Body() { type, id }: EventInput,
    @Query() _: ApiQuery,
  ): Promise<void> {
    const caller = callerOf(request);
    if (type === 'CATEGORY_CLICK') return this.countCategory(id, caller);
    const product = await this.products.find(id);
    if (!product?.visible) throw new NotFound();
    if (type === 'PRODUCT_STORE_REDIRECT') return this.events.recordEvents(type, [id], caller);
    const ids = (await this.products.offersOf(product)).map((offer) => offer.id);
    return this.events.recordEvents(type, type === 'PRODUCT_CLICK' ? ids : ids.slice(0, 1), caller);
  }

  private async countCategory(id: number, caller: Caller): Promise<void> {
    const tree = await this.categories.tree();
    const category = tree.find(id);
    if (!category || !tree.isVisible(category)) throw new NotFound();
    await this.events.countCategoryView(id, caller);
  }
}
