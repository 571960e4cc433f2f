import { Body, Controller, Get, Param, Post, Put, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../access/can.decorator.js';
import { can } from '../access/permission-table.js';
import { Public } from '../access/public.decorator.js';
import { Forbidden } from '../core/errors/domain-errors.js';
import { Responds, RespondsList } from '../core/http/api/response.decorator.js';
import { ApiQuery } from '../core/http/api/api-query.js';
import { IdParams } from '../core/http/input/id-params.js';
import { type IfFresh, IfMatch } from '../core/http/versions/if-match.decorator.js';
import { paged } from '../core/http/api/list-headers.js';
import { CompaniesSearch } from './companies.search.js';
import { CompaniesService } from './companies.service.js';
import { CompanyResponses } from './company-responses.js';
import { toChanges } from './company.changes.js';
import { CompanyInput, NewCompanyInput } from './company.input.js';
import { CompanyJson } from './company.json.js';
import { toCompanyJson } from './company.presenter.js';
import { CompaniesQuery } from './company.query.js';

/** API of companies. */
@Controller('api/companies')
export class CompaniesController {
  constructor(
    private readonly companies: CompaniesService,
    private readonly search: CompaniesSearch,
    private readonly responses: CompanyResponses,
  ) {}

  /** Active ones; super admins may ask for others. */
  @Get()
  @Public()
  @RespondsList([CompanyJson], 'List companies')
  async list(@Query() query: CompaniesQuery, @Req() { actor, locale }: FastifyRequest) {
    if (query.status && !can(actor, 'platform.manage')) throw new Forbidden();
    const { companies, count } = await this.search.list({ ...query, status: query.status ?? 'active' });
    const view = this.responses.view(actor, locale, query);
    return paged(
      companies.map((company) => toCompanyJson(company, view)),
      query,
      count,
    );
  }

  @Get(':id')
  @Public()
  @Responds(200, CompanyJson, 'Get a company')
  show(@Param() { id }: IdParams, @Query() query: ApiQuery, @Req() { actor, locale }: FastifyRequest) {
    return this.responses.one(id, actor, locale, query);
  }

  @Post()
  @Can('platform.manage')
  @Responds(201, { data: CompanyJson }, 'Create a company')
  async create(
    @Body() input: NewCompanyInput,
    @Query() query: ApiQuery,
    @Req() { actor, locale }: FastifyRequest,
  ) {
    const { id } = await this.companies.create(actor, toChanges(input, locale));
    return { data: (await this.responses.one(id, actor, locale, query)).body };
  }

  /** Accepts the body of a read; missing fields do not change. */
  @Put(':id')
  @Can('company.write')
  @Responds(200, CompanyJson, 'Update a company')
  async update(
    @Param() { id }: IdParams,
    @Body() input: CompanyInput,
    @Query() query: ApiQuery,
    @IfMatch() ifFresh: IfFresh,
    @Req() { actor, locale }: FastifyRequest,
  ) {
    const read = () => this.responses.one(id, actor, locale, query);
    await this.companies.update(
      actor,
      id,
      ifFresh(read, (company) => toChanges(input, locale, company)),
    );
    return read();
  }

  @Put(':id/activate')
  @Can('platform.manage')
  @Responds(200, { data: CompanyJson }, 'Activate a company')
  async activate(@Param() { id }: IdParams, @Req() { actor, locale }: FastifyRequest) {
    await this.companies.setActive(actor, id, true);
    return { data: (await this.responses.one(id, actor, locale)).body };
  }

  @Put(':id/deactivate')
  @Can('platform.manage')
  @Responds(200, { data: CompanyJson }, 'Deactivate a company')
  async deactivate(@Param() { id }: IdParams, @Req() { actor, locale }: FastifyRequest) {
    await this.companies.setActive(actor, id, false);
    return { data: (await this.responses.one(id, actor, locale)).body };
  }
}
