import { Controller, Param, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { Responds } from '../../core/http/api/response.decorator.js';
import { ApiQuery } from '../../core/http/api/api-query.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { ImportDetailJson } from '../import.json.js';
import { ImportDetails } from '../api/import-details.js';
import { RollbackService } from './rollback.service.js';

@Controller('api/imports/:id/rollback')
export class RollbackController {
  constructor(
    private readonly rollbacks: RollbackService,
    private readonly details: ImportDetails,
  ) {}

  /** Products that a person edited later do not change, and are listed in the answer. */
  @Post()
  @Can('imports.run')
  @Responds(202, ImportDetailJson, 'Roll back a store’s latest import')
  async create(@Param() { id }: IdParams, @Query() _: ApiQuery, @Req() { actor, locale }: FastifyRequest) {
    await this.rollbacks.request(actor, id);
    return this.details.json(actor, id, locale);
  }
}
