import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor.js';
import { can } from '../../access/permission-table.js';
import { pageCountOf, toPagination } from '../../core/http/api/pagination.js';
import { localText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { route } from '../../routes.js';
import { type OfferReport, REPORT_STATUSES } from './offer-report.entity.js';
import { MAX_REPORT, type ReportsQuery } from './offer-report.input.js';
import type { OfferReportRow, OpenReport } from './offer-reports.pages.js';
import { ReportAnswers } from './report-answers.js';
import { OfferReports } from './offer-reports.service.js';

const PER_PAGE = 50;

@Injectable()
export class OfferReportsPage {
  constructor(
    private readonly reports: OfferReports,
    private readonly answers: ReportAnswers,
  ) {}

  async props(actor: Actor, { status, page, edit }: ReportsQuery, locale: Locale) {
    const urlOf = (status: string, page = 1, edit?: number) =>
      route('admin.reports', {}, locale, {
        edit,
        status: status === 'open' ? null : status,
        page: page > 1 ? page : null,
      });
    const [reports, ...counts] = await Promise.all([
      this.reports.list(actor, status, { page, limit: PER_PAGE }),
      ...REPORT_STATUSES.map((id) => this.reports.count(actor, id)),
    ]);
    const statuses = REPORT_STATUSES.map((id, index) => ({
      id,
      count: counts[index]!,
      url: urlOf(id),
      current: id === status,
    }));
    const { count } = statuses.find(({ current }) => current)!;
    return {
      reports: reports.map((report) => toRow(report, actor, locale, urlOf(status, page, report.id))),
      opened: edit === undefined ? null : await this.opened(actor, edit, locale),
      closeUrl: urlOf(status, page),
      status,
      statuses,
      ofAllCompanies: can(actor, 'platform.manage'),
      pagination: toPagination(page, pageCountOf(count, PER_PAGE), (page) => urlOf(status, page)),
    };
  }

  /** @throws NotFound also without the permission */
  private async opened(actor: Actor, id: number, locale: Locale): Promise<OpenReport> {
    const report = await this.reports.get(actor, id);
    return {
      report: toRow(report, actor, locale, null),
      noteUrl: route('admin.reports.note', { id }, locale),
      answerUrl: this.answers.canAnswer(report) ? route('admin.reports.answer', { id }, locale) : null,
      maxLength: MAX_REPORT,
    };
  }
}

function toRow(report: OfferReport, actor: Actor, locale: Locale, openUrl: string | null): OfferReportRow {
  const { id, kind, text, email, companyId, price, currency, createdAt, solvedAt } = report;
  const product = report.product!;
  const mayWrite = can(actor, 'products.write', { companyId });
  return {
    id,
    kind,
    text,
    email,
    product: localText(product.name, locale) ?? { text: product.productCode },
    productUrl: route('admin.products.one', { id: product.id }, locale),
    companyName: can(actor, 'platform.manage') ? report.company!.companyName : null,
    priceThen: { amount: Number(price), currency },
    priceNow: { amount: Number(product.price), currency: product.currency },
    createdAt: createdAt.toISOString(),
    solvedAt: solvedAt && solvedAt.toISOString(),
    note: report.note,
    answer: report.answer,
    answeredAt: report.answeredAt && report.answeredAt.toISOString(),
    url: mayWrite ? route('admin.reports.one', { id }, locale) : null,
    openUrl: mayWrite ? openUrl : null,
  };
}
