import { Body, Controller, Get, Param, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { Responds } from '../../core/http/api/response.decorator.js';
import { ApiQuery } from '../../core/http/api/api-query.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { ConfirmInput } from '../import.input.js';
import { ImportDetailJson } from '../import.json.js';
import { ImportDetails } from './import-details.js';
import { ImportsService } from '../imports.service.js';

/** One run: its state, and actions on it. */
@Controller('api/imports/:id')
export class ImportRunsController {
  constructor(
    private readonly imports: ImportsService,
    private readonly details: ImportDetails,
  ) {}

  @Get()
  @Can('company.read')
  @Responds(200, ImportDetailJson, 'Get the status of an import, with issue counts by kind')
  show(@Param() { id }: IdParams, @Query() _: ApiQuery, @Req() { actor, locale }: FastifyRequest) {
    return this.details.json(actor, id, locale);
  }

  @Post('confirm')
  @Can('imports.run')
  @Responds(200, ImportDetailJson, 'Confirm a held import, so that it continues')
  async confirm(
    @Param() { id }: IdParams,
    @Body() answers: ConfirmInput,
    @Query() _: ApiQuery,
    @Req() { actor, locale }: FastifyRequest,
  ) {
    await this.imports.confirm(actor, id, answers);
    return this.details.json(actor, id, locale);
  }

  /** A first pass stops within a second or two, writing after its current batch. */
  @Post('cancel')
  @Can('imports.run')
  @Responds(
    200,
    ImportDetailJson,
    'Cancel an import; one that is already writing stops after its current batch',
  )
  async cancel(@Param() { id }: IdParams, @Query() _: ApiQuery, @Req() { actor, locale }: FastifyRequest) {
    await this.imports.cancel(actor, id);
    return this.details.json(actor, id, locale);
  }
}
