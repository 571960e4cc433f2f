import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { Config } from '../../core/config/config.js';
import { Responds } from '../../core/http/api/response.decorator.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { MatchObjectionsService } from './match-objections.service.js';
import { ObjectionAnswers } from './objection-answers.js';
import { ObjectionAnswerInput, ObjectionInput, ObjectionsQuery } from './objection.input.js';
import { MatchObjectionJson, MatchObjectionsJson, OfferComparisonJson } from './objection.json.js';
import { toGroupJson, toObjectionJson } from './objection.presenter.js';
import type { ObjectionRow } from './objection.statements.js';

/** API of stores' objections to the comparison of their offers. */
@Controller('api/matching')
export class MatchObjectionsController {
  constructor(
    private readonly objections: MatchObjectionsService,
    private readonly answers: ObjectionAnswers,
    private readonly config: Config,
  ) {}

  @Get('offers/:id')
  @Can('company.read')
  @Responds(200, OfferComparisonJson, 'Get the offers that an offer is compared with')
  async get(@Param() { id }: IdParams, @Req() request: FastifyRequest) {
    const { compared, objections } = await this.objections.get(request.actor, id);
    const group = toGroupJson(compared, request.locale, this.config.publicUrl);
    return { offerId: id, group, objections: objections.map((row) => this.toJson(row, request)) };
  }

  /** 409 names an equal earlier objection, or the decision about the offers. */
  @Post('offers/:id/objections')
  @Can('products.write')
  @Responds(201, MatchObjectionJson, 'Object to the comparison of an offer')
  async object(@Param() { id }: IdParams, @Body() input: ObjectionInput, @Req() request: FastifyRequest) {
    return this.toJson(await this.objections.object(request.actor, id, input), request);
  }

  @Get('objections')
  @Can('company.read')
  @Responds(200, MatchObjectionsJson, 'List objections to comparisons')
  async list(@Query() query: ObjectionsQuery, @Req() request: FastifyRequest) {
    const statuses = query.status ? [query.status] : null;
    const { objections, next } = await this.objections.list(request.actor, query, statuses);
    return { objections: objections.map((row) => this.toJson(row, request)), next };
  }

  /** Accepting makes the decision. 409 names another answer or decision. */
  @Put('objections/:id')
  @Can('platform.manage')
  @Responds(200, MatchObjectionJson, 'Accept or reject an objection')
  async answer(
    @Param() { id }: IdParams,
    @Body() input: ObjectionAnswerInput,
    @Req() request: FastifyRequest,
  ) {
    return this.toJson(await this.answers.answer(request.actor, id, input), request);
  }

  /** Also undoes the decision of an accepted one. Succeeds for an open one, so that it can be repeated. */
  @Delete('objections/:id/answer')
  @Can('platform.manage')
  @Responds(200, MatchObjectionJson, 'Undo the answer to an objection')
  async undo(@Param() { id }: IdParams, @Req() request: FastifyRequest) {
    return this.toJson(await this.answers.undo(request.actor, id), request);
  }

  private toJson(row: ObjectionRow, { locale }: FastifyRequest): MatchObjectionJson {
    return toObjectionJson(row, locale, this.config.publicUrl);
  }
}
