import { Body, Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { I18nService } from 'nestjs-i18n';
import { Can } from '../../access/can.decorator.js';
import { Config } from '../../core/config/config.js';
import { backToList } from '../../core/http/pages/back-to-list.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { PrivateTitle } from '../../core/http/pages/page-head.js';
import { toast } from '../../core/http/pages/toast.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { redirect } from '../../core/inertia/responses.js';
import { LocalizedGet, LocalizedPatch, route } from '../../routes.js';
import { ReportsQuery, ReportStatusInput } from './offer-report.input.js';
import { OfferReportsPage } from './offer-reports-page.js';
import { OfferReports } from './offer-reports.service.js';

/** Error reports in the admin area. */
@Controller()
export class OfferReportsPagesController {
  constructor(
    private readonly reports: OfferReports,
    private readonly page: OfferReportsPage,
    private readonly i18n: I18nService,
    private readonly config: Config,
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
    const { locale } = request;
    const list = route('admin.reports', {}, locale);
    return redirect(backToList(request, list, this.config.publicUrl), {
      flash: toast(this.i18n, locale, 'success', `offer-reports.toast.${status}`),
    });
  }
}
