import { Body, Controller, Get, Param, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { companyScope } from '../../access/actor-scope.js';
import { Responds } from '../../core/http/api/response.decorator.js';
import { NotFound } from '../../core/errors/domain-errors.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { BlockJson } from './block.json.js';
import { BlockDecisionInput } from './block-decision.input.js';
import { OfferBlockDecisions } from './offer-block-decisions.js';
import { OfferBlockPresenter } from './offer-block.presenter.js';

/** The block of a product, by the product's id. */
@Controller('api/blocks/:id')
export class BlockController {
  constructor(
    private readonly decisions: OfferBlockDecisions,
    private readonly presenter: OfferBlockPresenter,
  ) {}

  @Get()
  @Can('company.read')
  @Responds(200, BlockJson, 'Get the reason why a product is blocked')
  async get(@Param() { id }: IdParams, @Req() { actor, locale }: FastifyRequest) {
    const { companyId } = companyScope(actor, 'company.read');
    const block = await this.decisions.find(id);
    if (!block || (companyId !== undefined && block.companyId !== companyId)) throw new NotFound();
    const { objectUrl: _, decideUrl: __, ...json } = this.presenter.toProps(block, actor, locale);
    return json;
  }

  /** Also succeeds for a product with an objection, so that it can be repeated. */
  @Post('objection')
  @Can('products.write')
  @Responds(200, BlockJson, 'Object to the block of a product')
  async object(@Param() params: IdParams, @Req() request: FastifyRequest) {
    await this.decisions.object(request.actor, params.id);
    return this.get(params, request);
  }

  @Put()
  @Can('platform.manage')
  @Responds(200, BlockJson, 'Unblock a product, or block it permanently')
  async decide(@Param() params: IdParams, @Body() input: BlockDecisionInput, @Req() request: FastifyRequest) {
    await this.decisions.decide(request.actor, params.id, input);
    return this.get(params, request);
  }
}
