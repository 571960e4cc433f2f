import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { assertCompany } from '../../access/actor-scope.js';
import { Can } from '../../access/can.decorator.js';
import { Responds, RespondsList } from '../../core/http/api/response.decorator.js';
import { ApiQuery } from '../../core/http/api/api-query.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { paged } from '../../core/http/api/list-headers.js';
import { ImportsService } from '../imports.service.js';
import { DiagnosisResponses } from './diagnosis-responses.js';
import { FindingsQuery } from './diagnosis.input.js';
import { DiagnosisJson, FindingJson } from './diagnosis.json.js';
import { DiagnosisService } from './diagnosis.service.js';

const NOTHING_YET: DiagnosisJson = { importId: null, coverage: [], history: [], findings: [], unread: [] };

@Controller('api')
export class DiagnosisController {
  constructor(
    private readonly imports: ImportsService,
    private readonly diagnosis: DiagnosisService,
    private readonly responses: DiagnosisResponses,
  ) {}

  @Get('companies/:id/diagnosis')
  @Can('company.read')
  @Responds(200, DiagnosisJson, 'Assess a store’s active offers')
  async ofCompany(@Param() { id }: IdParams, @Query() _: ApiQuery, @Req() { actor, locale }: FastifyRequest) {
    assertCompany(actor, 'company.read', id);
    const run = await this.diagnosis.latest(id);
    return run ? this.responses.toJson(run, await this.diagnosis.diagnoseLive(run), locale) : NOTHING_YET;
  }

  @Get('imports/:id/diagnosis')
  @Can('company.read')
  @Responds(200, DiagnosisJson, 'Assess the feed of an import, compared with earlier imports')
  async ofRun(@Param() { id }: IdParams, @Query() _: ApiQuery, @Req() { actor, locale }: FastifyRequest) {
    const run = await this.imports.get(actor, id);
    return this.responses.toJson(run, await this.diagnosis.diagnose(run), locale);
  }

  /** At most 1 000 findings of each kind, and of each missing field, are kept. */
  @Get('imports/:id/findings')
  @Can('company.read')
  @RespondsList([FindingJson], 'List the issues of one kind, with line, value and hint')
  async findings(
    @Param() { id }: IdParams,
    @Query() query: FindingsQuery,
    @Req() { actor, locale }: FastifyRequest,
  ) {
    const run = await this.imports.get(actor, id);
    const { items, kept } = await this.responses.findings(run, query, locale);
    return paged(items, query, kept);
  }
}
