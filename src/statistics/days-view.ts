import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import { can } from '../access/permission-table.js';
import type { Locale } from '../core/i18n/locales.js';
import { route } from '../routes.js';
import type { StatisticsQuery } from './statistics.query.js';
import { narrowed, said, statisticsUrl } from './statistics-urls.js';
import type { DaysView, VisitFigure } from './statistics.pages.js';
import { rateOf, totalOf, type VisitCounts, VisitDays } from './visit-days.js';
import { periodOf } from './visit-period.js';
import { VisitScopes } from './visit-scopes.js';
import type { VisitedProduct } from './visited-products.js';
import { toSubject } from './visited-product.presenter.js';

/** How visits went day by day, of a store, of all, or of one product, as a page shows it. */
@Injectable()
export class DaysViews {
  constructor(
    private readonly days: VisitDays,
    private readonly scopes: VisitScopes,
  ) {}

  /** @throws NotFound for what is another store's */
  async view(actor: Actor, query: StatisticsQuery, locale: Locale): Promise<DaysView> {
    const period = periodOf(query.days);
    const companyId = this.scopes.companyOf(actor, query);
    const product = await this.scopes.productOf(actor, query);
    const scope = { companyId, productId: product?.id };
    const [days, before] = await Promise.all([
      this.days.list(scope, period),
      this.days.total(scope, period.before),
    ]);
    const isKnown = before.views > 0 || before.visits > 0;
    return {
      subject: product && this.subject(actor, product, query, locale),
      figures: toFigures(totalOf(days), isKnown ? before : null),
      before: { ...period.before, isKnown },
      days,
      company: query.company ?? null,
      companies: product ? [] : await this.scopes.choices(actor),
      formUrl: statisticsUrl({}, locale),
      keep: said({ days: query.days }) as Record<string, string>,
      csvUrl: route('admin.statistics.days', {}, locale, said({ ...narrowed(query), view: null })),
    };
  }

  private subject(actor: Actor, product: VisitedProduct, query: StatisticsQuery, locale: Locale) {
    const listUrl = statisticsUrl({ ...narrowed(query), product: null }, locale);
    return { ...toSubject(product, locale, can(actor, 'platform.manage')), listUrl };
  }
}

function toFigures(now: VisitCounts, before: VisitCounts | null): VisitFigure[] {
  return [
    { id: 'views', now: now.views, before: before && before.views },
    { id: 'visits', now: now.visits, before: before && before.visits },
    { id: 'rate', now: rateOf(now), before: before && rateOf(before) },
  ];
}
