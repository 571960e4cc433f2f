import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor.js';
import { can } from '../../access/permission-table.js';
import { pageCountOf, toPagination } from '../../core/http/api/pagination.js';
import { localText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { route } from '../../routes.js';
import { type OfferReport, REPORT_STATUSES } from './offer-report.entity.js';
import type { ReportsQuery } from './offer-report.input.js';
import type { OfferReportRow } from './offer-reports.pages.js';
import { OfferReports } from './offer-reports.service.js';

const PER_PAGE = 50;

@Injectable()
export class OfferReportsPage {
  constructor(private readonly reports: OfferReports) {}

  async props(actor: Actor, { status, page }: ReportsQuery, locale: Locale) {
    const urlOf = (status: string, page = 1) =>
      route('admin.reports', {}, locale, {
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
      reports: reports.map((report) => toRow(report, actor, locale)),
      status,
      statuses,
      ofAllCompanies: can(actor, 'platform.manage'),
      pagination: toPagination(page, pageCountOf(count, PER_PAGE), (page) => urlOf(status, page)),
    };
  }
}

function toRow(report: OfferReport, actor: Actor, locale: Locale): OfferReportRow {
  const { id, kind, text, email, companyId, price, currency, createdAt, solvedAt } = report;
  const product = report.product!;
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
    url: can(actor, 'products.write', { companyId }) ? route('admin.reports.one', { id }, locale) : null,
  };
}
