import { Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../access/public.decorator.js';
import { Config } from '../core/config/config.js';
import { NotFound } from '../core/errors/domain-errors.js';
import { callerOf } from '../core/http/routing/caller.js';
import { IdParams } from '../core/http/input/id-params.js';
import { LimitedByAddress } from '../core/http/rates/limit-addresses.js';
import { defineRate } from '../core/http/rates/rate.js';
import { location, redirect } from '../core/inertia/responses.js';
import { productUrl } from '../products/product.presenter.js';
import { ProductsService } from '../products/reading/products.service.js';
import { LocalizedGet } from '../routes.js';
import { demoShopLink } from '../companies/demo-shop-link.js';
import { EventsService } from './events.service.js';

/** More than a person who compares offers needs. */
const REDIRECTS = defineRate({ name: 'redirects', per: 'address', max: 60, seconds: 60 });

/** Counts a visit to a store and redirects there; only to the stored link of the offer. */
@Controller()
@Public()
export class StoreRedirectPagesController {
  constructor(
    private readonly products: ProductsService,
    private readonly events: EventsService,
    private readonly config: Config,
  ) {}

  /** An offer that is inactive or has no link redirects to its own page. @throws NotFound for an unknown id */
  @LocalizedGet('go')
  @LimitedByAddress(REDIRECTS)
  async go(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Param() { id }: IdParams,
  ) {
    const product = await this.products.find(id);
    if (!product) throw new NotFound();
    if (!product.visible || !product.link) return redirect(productUrl(product, request.locale));
    await this.events.recordEvents('PRODUCT_STORE_REDIRECT', [id], callerOf(request));
    reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' });
    return location(demoShopLink(product.link, this.config.demoShopsUrl));
  }
}
