import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../access/actor.js';
import { Can } from '../../access/can.decorator.js';
import { Responds } from '../../core/http/api/response.decorator.js';
import { ApiQuery } from '../../core/http/api/api-query.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { type IfFresh, IfMatch } from '../../core/http/versions/if-match.decorator.js';
import type { Locale } from '../../core/i18n/locales.js';
import { ProductDataEditing } from '../editing/product-data-editing.js';
import { NewProductDataInput, ProductDataInput } from '../product-data.input.js';
import { ProductDataJson } from '../product-data.json.js';
import { ProductDataPresenter } from './product-data.presenter.js';
import { ProductDataService } from '../product-data.service.js';

/** JSON API: reads and writes one record of product data. */
@Controller('api/products/data')
export class ProductDataController {
  constructor(
    private readonly data: ProductDataService,
    private readonly editing: ProductDataEditing,
    private readonly presenter: ProductDataPresenter,
  ) {}

  /** Approved ones, and the own company's. */
  @Get(':id')
  @Can('product-data.read')
  @Responds(200, ProductDataJson, 'Get product data')
  show(@Param() { id }: IdParams, @Query() query: ApiQuery, @Req() { actor, locale }: FastifyRequest) {
    return this.json(id, actor, locale, query);
  }

  /** A request, unless `status` is given and the person may decide. */
  @Post()
  @Can('product-data.write')
  @Responds(201, ProductDataJson, 'Create product data')
  async create(
    @Body() input: NewProductDataInput,
    @Query() query: ApiQuery,
    @Req() { actor, locale }: FastifyRequest,
  ) {
    return this.json(await this.editing.create(actor, input, locale), actor, locale, query);
  }

  /**
   * Accepts the body of a read; missing fields do not change. A change by a person who may not decide makes
   * it a request again.
   */
  @Put(':id')
  @Can('product-data.write')
  @Responds(200, ProductDataJson, 'Update product data')
  async update(
    @Param() { id }: IdParams,
    @Body() input: ProductDataInput,
    @Query() query: ApiQuery,
    @IfMatch() ifFresh: IfFresh,
    @Req() { actor, locale }: FastifyRequest,
  ) {
    const read = () => this.json(id, actor, locale, query);
    await this.editing.update(actor, id, input, locale, ifFresh(read));
    return read();
  }

  @Delete(':id')
  @Can('product-data.write')
  @Responds(204, null, 'Delete product data')
  remove(
    @Param() { id }: IdParams,
    @IfMatch() ifFresh: IfFresh,
    @Req() { actor, locale }: FastifyRequest,
  ): Promise<void> {
    const read = () => this.json(id, actor, locale);
    return this.data.remove(actor, id, ifFresh(read));
  }

  private async json(id: number, actor: Actor, locale: Locale, { translations }: ApiQuery = new ApiQuery()) {
    return this.presenter.toVersioned(await this.data.get(actor, id), { locale, translations });
  }
}
