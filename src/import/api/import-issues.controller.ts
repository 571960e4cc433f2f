import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Texts } from '../../core/i18n/texts.js';
import { Can } from '../../access/can.decorator.js';
import { Responds, RespondsFile, RespondsList } from '../../core/http/api/response.decorator.js';
import { ApiQuery } from '../../core/http/api/api-query.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { paged } from '../../core/http/api/list-headers.js';
import { IssuesQuery } from '../import.input.js';
import { ImportIssueJson } from '../import.json.js';
import { ImportPresenter } from '../import.presenter.js';
import { ImportReports } from '../import-reports.js';
import { IssueFiles } from '../issue-files.js';
import { ImportsService } from '../imports.service.js';

/** The issues of a run. */
@Controller('api/imports/:id')
export class ImportIssuesController {
  constructor(
    private readonly imports: ImportsService,
    private readonly reports: ImportReports,
    private readonly files: IssueFiles,
    private readonly texts: Texts,
  ) {}

  /** In the order of the file; at most 1 000 of each code are stored. */
  @Get('issues')
  @Can('company.read')
  @RespondsList([ImportIssueJson], 'List the issues of an import in file order, up to 1,000 of each kind')
  async issues(
    @Param() { id }: IdParams,
    @Query() query: IssuesQuery,
    @Req() { actor, locale }: FastifyRequest,
  ) {
    const run = await this.imports.get(actor, id);
    const { items, count } = await this.reports.issues(
      run.id,
      { code: query.code ?? null, counter: null },
      query,
    );
    const presenter = new ImportPresenter(this.texts, locale);
    return paged(
      items.map((row) => presenter.toIssue(row)),
      query,
      count,
    );
  }

  @Get('issues.csv')
  @Can('company.read')
  @RespondsFile('text/csv', 'Download the issues of an import as CSV')
  report(
    @Param() { id }: IdParams,
    @Query() _: ApiQuery,
    @Req() { actor, locale }: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return this.files.csv(reply, actor, id, locale);
  }

  @Get('issues.json')
  @Can('company.read')
  @Responds(
    200,
    [ImportIssueJson],
    'Download the issues of an import as JSON; the last entries count those beyond 1,000 of each kind',
  )
  jsonReport(
    @Param() { id }: IdParams,
    @Query() _: ApiQuery,
    @Req() { actor, locale }: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return this.files.json(reply, actor, id, locale);
  }
}
