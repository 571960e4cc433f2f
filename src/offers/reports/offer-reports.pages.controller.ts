import { Body, Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { FormRedirects } from '../../core/http/pages/form-redirects.js';
import { PrivateTitle } from '../../core/http/pages/page-head.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { LocalizedGet, LocalizedPatch, LocalizedPost, route } from '../../routes.js';
import { ReportAnswerInput, ReportNoteInput, ReportsQuery, ReportStatusInput } from './offer-report.input.js';
import { OfferReportsPage } from './offer-reports-page.js';
import { ReportAnswers } from './report-answers.js';
import { OfferReports } from './offer-reports.service.js';

/** Error reports in the admin area. */
@Controller()
export class OfferReportsPagesController {
  constructor(
    private readonly reports: OfferReports,
    private readonly answers: ReportAnswers,
    private readonly page: OfferReportsPage,
    private readonly redirects: FormRedirects,
  ) {}

  @LocalizedGet('admin.reports')
  @Can('company.read')
  @Page('offer-reports/index')
  @PrivateTitle('admin.sections.reports')
  index(@Req() { query, locale, actor }: FastifyRequest) {
    return this.page.props(actor, lenientQuery(ReportsQuery, query), locale);
  }

  @LocalizedPatch('admin.reports.one')
  @Can('products.write')
  @FailureToast('offer-reports.not_saved')
  async setStatus(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() { status }: ReportStatusInput,
  ) {
    await this.reports.setStatus(request.actor, id, status);
    return this.back(request, `offer-reports.toast.${status}`);
  }

  @LocalizedPost('admin.reports.answer')
  @Can('products.write')
  @FailureToast('offer-reports.not_answered')
  async answer(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() { answer }: ReportAnswerInput,
  ) {
    await this.answers.answer(request.actor, id, answer);
    return this.back(request, 'offer-reports.toast.answered');
  }

  @LocalizedPost('admin.reports.note')
  @Can('products.write')
  @FailureToast('offer-reports.not_noted')
  async note(@Req() request: FastifyRequest, @Param() { id }: IdParams, @Body() { note }: ReportNoteInput) {
    await this.answers.setNote(request.actor, id, note);
    return this.back(request, 'offer-reports.toast.noted');
  }

  private back(request: FastifyRequest, message: string) {
    return this.redirects.toList(request, route('admin.reports', {}, request.locale), message);
  }
}
