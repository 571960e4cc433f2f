import { Body, Controller, Delete, Get, Param, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { Config } from '../../core/config/config.js';
import { Responds } from '../../core/http/api/response.decorator.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { MatchDecisionsInput, MatchDecisionsQuery } from './decision.input.js';
import {
  DecisionEffectJson,
  MadeDecisionsJson,
  MatchDecisionJson,
  MatchDecisionsJson,
} from './decision.json.js';
import { toDecisionJson, toEffectJson } from './decision.presenter.js';
import { MatchDecisionsService } from './match-decisions.service.js';

/** API of decisions which offers are one product. */
@Controller('api/matching')
@Can('platform.manage')
export class MatchDecisionsController {
  constructor(
    private readonly decisions: MatchDecisionsService,
    private readonly config: Config,
  ) {}

  @Get('decisions')
  @Responds(200, MatchDecisionsJson, 'List decisions')
  async list(@Query() query: MatchDecisionsQuery) {
    const { decisions, next } = await this.decisions.list(query);
    return { decisions: decisions.map(toDecisionJson), next };
  }

  /** All of them or none; 409 names an earlier decision about two of the offers. One that follows from the others is left out. */
  @Post('decisions')
  @Responds(201, MadeDecisionsJson, 'Decide which offers are one product')
  async decide(@Body() { decisions }: MatchDecisionsInput, @Req() { actor }: FastifyRequest) {
    return { decisions: (await this.decisions.decide(actor, decisions)).map(toDecisionJson) };
  }

  @Post('effect')
  @Responds(200, DecisionEffectJson, 'Preview the effect of decisions')
  async preview(@Body() { decisions }: MatchDecisionsInput, @Req() { actor, locale }: FastifyRequest) {
    return toEffectJson(await this.decisions.preview(actor, decisions), locale, this.config.publicUrl);
  }

  /** Also succeeds for a decision that is already undone, so that it can be repeated. */
  @Delete('decisions/:id')
  @Responds(200, MatchDecisionJson, 'Undo a decision')
  async undo(@Param() { id }: IdParams, @Req() { actor }: FastifyRequest) {
    return toDecisionJson(await this.decisions.undo(actor, id));
  }
}
