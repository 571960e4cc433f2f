import { Body, Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../access/can.decorator.js';
import { FailureToast } from '../core/http/errors/failure-toast.js';
import { IdParams } from '../core/http/input/id-params.js';
import { type IfFresh, IfMatch } from '../core/http/versions/if-match.decorator.js';
import { lenientQuery } from '../core/http/input/lenient-query.js';
import { FormRedirects } from '../core/http/pages/form-redirects.js';
import { PrivateTitle } from '../core/http/pages/page-head.js';
import { SelectedRecords } from '../core/http/pages/selected-records.js';
import type { Locale } from '../core/i18n/locales.js';
import { Precognitive } from '../core/inertia/http/precognition.js';
import { Page } from '../core/inertia/page.decorator.js';
import { LocalizedGet, LocalizedPatch, LocalizedPost, LocalizedPut, route } from '../routes.js';
import { CompaniesPage } from './companies-page.js';
import { CompaniesService } from './companies.service.js';
import { toFormValues } from './company-form.presenter.js';
import { fromForm, toChanges } from './company.changes.js';
import { ActivitiesInput, ActivityInput, CompanyFormInput } from './company.input.js';
import { CompaniesPageQuery } from './company.query.js';

const NOT_SAVED = 'companies.not_saved';

/** The companies section of the admin area and its forms. */
@Controller()
export class CompaniesPagesController {
  constructor(
    private readonly companies: CompaniesService,
    private readonly page: CompaniesPage,
    private readonly redirects: FormRedirects,
    private readonly selected: SelectedRecords,
  ) {}

  @LocalizedGet('admin.companies')
  @Can('company.write')
  @Page('companies/index')
  @PrivateTitle('companies.title')
  index(@Req() request: FastifyRequest) {
    return this.page.props(request.actor, lenientQuery(CompaniesPageQuery, request.query), request.locale);
  }

  /** Redirects to the form of the new company, which accepts a logo. */
  @LocalizedPost('admin.companies')
  @Can('platform.manage')
  @FailureToast(NOT_SAVED)
  @Precognitive()
  async create(@Body() input: CompanyFormInput, @Req() { actor, locale }: FastifyRequest) {
    const { id } = await this.companies.create(actor, toChanges(fromForm(input), locale));
    const url = route('admin.companies', {}, locale, { edit: id });
    return this.redirects.to({ locale }, url, 'companies.toast.created');
  }

  @LocalizedPut('admin.companies.one')
  @Can('company.write')
  @FailureToast(NOT_SAVED)
  @Precognitive()
  async update(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() input: CompanyFormInput,
    @IfMatch() ifFresh: IfFresh,
  ) {
    const { locale } = request;
    await this.companies.update(
      request.actor,
      id,
      ifFresh(toFormValues, (company) => ({
        ...toChanges(fromForm(input), locale, company),
        logoMediaId: input.logoMediaId,
      })),
    );
    return this.toList(request, locale, 'companies.toast.updated');
  }

  @LocalizedPatch('admin.companies.one')
  @Can('platform.manage')
  @FailureToast(NOT_SAVED)
  async switch(@Req() request: FastifyRequest, @Param() { id }: IdParams, @Body() { active }: ActivityInput) {
    await this.companies.setActive(request.actor, id, active);
    return this.toList(
      request,
      request.locale,
      active ? 'companies.toast.activated' : 'companies.toast.deactivated',
    );
  }

  @LocalizedPost('admin.companies.bulk')
  @Can('platform.manage')
  @FailureToast(NOT_SAVED)
  switchSelected(@Req() request: FastifyRequest, @Body() { ids, active }: ActivitiesInput) {
    return this.selected.each(
      request,
      ids,
      {
        list: route('admin.companies', {}, request.locale),
        done: `companies.bulk.done.${active ? 'active' : 'inactive'}`,
        nameOf: async (id) => (await this.companies.get(id)).companyName,
      },
      (id) => this.companies.setActive(request.actor, id, active),
    );
  }

  private toList(request: FastifyRequest, locale: Locale, message: string) {
    const list = route('admin.companies', {}, locale);
    return this.redirects.toList(request, list, message);
  }
}
