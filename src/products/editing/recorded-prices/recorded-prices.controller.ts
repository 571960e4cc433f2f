import { Body, Controller, Get, Param, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../../access/can.decorator.js';
import { NotFound } from '../../../core/errors/domain-errors.js';
import { Responds, RespondsList } from '../../../core/http/api/response.decorator.js';
import { ApiQuery, PageQuery } from '../../../core/http/api/api-query.js';
import { IdParams } from '../../../core/http/input/id-params.js';
import { paged } from '../../../core/http/api/list-headers.js';
import { isOwn } from '../../product.policy.js';
import { ProductRecords } from '../../own/product-records.js';
import { VoidPriceInput } from './recorded-price.input.js';
import { RecordedPriceJson, toRecordedPriceJson } from './recorded-price.json.js';
import { RecordedPrices } from './recorded-prices.js';

/** The price history of a store's product, for the API. */
@Controller('api/prices/:id')
export class RecordedPricesController {
  constructor(
    private readonly prices: RecordedPrices,
    private readonly records: ProductRecords,
  ) {}

  @Get()
  @Can('company.read')
  @RespondsList([RecordedPriceJson], 'List the prices of a product, latest first, including voided ones')
  async list(@Param() { id }: IdParams, @Query() query: PageQuery, @Req() { actor }: FastifyRequest) {
    if (!isOwn(actor, await this.records.get(actor, id))) throw new NotFound();
    const { items: prices, count } = await this.prices.list(id, query);
    return paged(prices.map(toRecordedPriceJson), query, count);
  }

  /** A voided price counts neither for discounts nor for the price history; can be repeated. */
  @Post('void')
  @Can('products.write')
  @Responds(200, RecordedPriceJson, 'Void an incorrect price that no longer applies')
  async void(
    @Param() { id }: IdParams,
    @Body() input: VoidPriceInput,
    @Query() _: ApiQuery,
    @Req() { actor }: FastifyRequest,
  ) {
    return toRecordedPriceJson(await this.prices.voidPrice(actor, id, input));
  }
}
