import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { Responds, RespondsFile, RespondsList } from '../../core/http/api/response.decorator.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { paged } from '../../core/http/api/list-headers.js';
import { DifferenceJson } from '../differences/difference.json.js';
import { ImportsService } from '../imports.service.js';
import { ChangesFileQuery, ChangesQuery } from './changes.input.js';
import { ChangesResponses } from './changes-responses.js';

/** The changes of a run. */
@Controller('api/imports/:id')
export class ChangesController {
  constructor(
    private readonly imports: ImportsService,
    private readonly responses: ChangesResponses,
  ) {}

  /**
   * For a dry run or a held run, these are the changes that it would make. At most 10,000 of each kind are
   * stored.
   */
  @Get('changes')
  @Can('company.read')
  @RespondsList([DifferenceJson], 'List the offers that an import changes, before and after')
  async list(
    @Param() { id }: IdParams,
    @Query() query: ChangesQuery,
    @Req() { actor, locale }: FastifyRequest,
  ) {
    const run = await this.imports.get(actor, id);
    const { items, count } = await this.responses.page(run.id, query, locale);
    return paged(items, query, count);
  }

  @Get('changes.csv')
  @Can('company.read')
  @RespondsFile('text/csv', 'Download all changes of an import as CSV')
  async csv(
    @Param() { id }: IdParams,
    @Query() { kind }: ChangesFileQuery,
    @Req() { actor, locale }: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const run = await this.imports.get(actor, id);
    return this.responses.csv(reply, { importId: run.id, kind }, locale);
  }

  @Get('changes.json')
  @Can('company.read')
  @Responds(200, [DifferenceJson], 'Download all changes of an import as JSON')
  async json(
    @Param() { id }: IdParams,
    @Query() { kind }: ChangesFileQuery,
    @Req() { actor, locale }: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const run = await this.imports.get(actor, id);
    return this.responses.json(reply, { importId: run.id, kind }, locale);
  }
}
