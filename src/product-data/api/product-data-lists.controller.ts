import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { NotFound } from '../../core/errors/domain-errors.js';
import { Responds, RespondsList } from '../../core/http/api/response.decorator.js';
import { ApiQuery } from '../../core/http/api/api-query.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { paged, wholeList } from '../../core/http/api/list-headers.js';
import { readGtin } from '../../core/text/gtin.js';
import { ProductDataCountJson, ProductDataJson } from '../product-data.json.js';
import { ProductDataPresenter } from './product-data.presenter.js';
import { EanParams, ProductDataQuery } from '../product-data.query.js';
import { ProductDataSearch } from '../product-data.search.js';
import { ProductDataService } from '../product-data.service.js';

/** Lists of descriptions by programs. */
@Controller('api/products/data')
export class ProductDataListsController {
  constructor(
    private readonly data: ProductDataService,
    private readonly search: ProductDataSearch,
    private readonly presenter: ProductDataPresenter,
  ) {}

  /** The approved one first, then the own company's; none of an EAN that means nothing outside one store. */
  @Get('ean/:ean')
  @Can('product-data.read')
  @RespondsList([ProductDataJson], 'List the product data of an EAN')
  async ofEan(
    @Param() { ean }: EanParams,
    @Query() { translations }: ApiQuery,
    @Req() { actor, locale }: FastifyRequest,
  ) {
    const reading = readGtin(ean);
    if (!reading.ean) throw new NotFound();
    const records = reading.gtin ? await this.data.ofGtin(actor, reading.gtin) : [];
    return wholeList(await this.presenter.toList(records, { locale, translations }));
  }

  @Get('company/:id')
  @Can('company.read')
  @RespondsList([ProductDataJson], 'List the product data of a company')
  async ofCompany(
    @Param() { id: companyId }: IdParams,
    @Query() query: ProductDataQuery,
    @Req() { actor, locale }: FastifyRequest,
  ) {
    await this.data.assertCompany(actor, companyId);
    const { records, count } = await this.search.list({ ...query, companyId });
    return paged(
      await this.presenter.toList(records, { locale, translations: query.translations }),
      query,
      count,
    );
  }

  @Get('company/:id/count')
  @Can('company.read')
  @Responds(200, ProductDataCountJson, 'Count the product data of a company')
  async countOfCompany(
    @Param() { id: companyId }: IdParams,
    @Query() _: ApiQuery,
    @Req() { actor }: FastifyRequest,
  ) {
    await this.data.assertCompany(actor, companyId);
    return { companyId, count: await this.search.countOf(companyId) };
  }
}
