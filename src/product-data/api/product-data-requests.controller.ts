import { Body, Controller, Param, Patch, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../access/actor.js';
import { Can } from '../../access/can.decorator.js';
import { Responds } from '../../core/http/api/response.decorator.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { type IfFresh, IfMatch } from '../../core/http/versions/if-match.decorator.js';
import type { Locale } from '../../core/i18n/locales.js';
import { ProductDataDecisions } from '../product-data-decisions.js';
import { DecisionInput, MergeInput } from '../product-data.input.js';
import { ProductDataJson } from '../product-data.json.js';
import { ProductDataMerging } from '../editing/product-data-merging.js';
import { ProductDataPresenter } from './product-data.presenter.js';
import { ProductDataService } from '../product-data.service.js';

/** Decisions on requests, and merging of duplicates, in the API. */
@Controller('api/products/data/:id')
export class ProductDataRequestsController {
  constructor(
    private readonly data: ProductDataService,
    private readonly decisions: ProductDataDecisions,
    private readonly merging: ProductDataMerging,
    private readonly presenter: ProductDataPresenter,
  ) {}

  /** 409 when another one is approved: `values.id` is the one to merge into. */
  @Patch()
  @Can('product-data.decide')
  @Responds(200, ProductDataJson, 'Approve or reject suggested product data')
  async decide(
    @Param() { id }: IdParams,
    @Body() { status }: DecisionInput,
    @IfMatch() ifFresh: IfFresh,
    @Req() { actor, locale }: FastifyRequest,
  ) {
    const read = () => this.json(id, actor, locale);
    await this.decisions.decide(actor, id, status, ifFresh(read));
    return read();
  }

  /** Adds missing data from other records with the same EAN, and deletes these. */
  @Post('merge')
  @Can('product-data.write')
  @Responds(200, ProductDataJson, 'Merge duplicates into this product data')
  async merge(
    @Param() { id }: IdParams,
    @Body() { from }: MergeInput,
    @IfMatch() ifFresh: IfFresh,
    @Req() { actor, locale }: FastifyRequest,
  ) {
    const read = () => this.json(id, actor, locale);
    await this.merging.merge(actor, id, from, ifFresh(read));
    return read();
  }

  private async json(id: number, actor: Actor, locale: Locale) {
    return this.presenter.toVersioned(await this.data.get(actor, id), { locale, translations: false });
  }
}
