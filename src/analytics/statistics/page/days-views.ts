import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../access/actor.js';
import { can } from '../../../access/permission-table.js';
import type { Locale } from '../../../core/i18n/locales.js';
import { route } from '../../../routes.js';
import { PERIODS, type StatisticsQuery } from '../statistics.query.js';
import { filtersOf, withoutDefaults, statisticsUrl } from '../statistics-urls.js';
import type { DaysView, ShownPeriod } from './statistics.pages.js';
import { figuresOf, VisitDays } from '../visits/visit-days.js';
import { periodOf } from '../visits/visit-period.js';
import { VisitPeriods } from '../visits/visit-periods.js';
import { VisitScopes } from '../visits/visit-scopes.js';
import type { VisitedProduct } from '../visits/visited-products.js';
import { toSubject } from './visited-product.presenter.js';

/** Visits by day of one store, of all stores, or of one product. */
@Injectable()
export class DaysViews {
  constructor(
    private readonly days: VisitDays,
    private readonly scopes: VisitScopes,
    private readonly periods: VisitPeriods,
  ) {}

  /** The shown period, and the URLs of the others. */
  async period(query: StatisticsQuery, locale: Locale): Promise<ShownPeriod> {
    // searches are counted immediately, visits are summed later
    const { from, to } =
      query.view === 'searches' ? periodOf(query.days) : await this.periods.readPeriod(query.days);
    const choices = PERIODS.map((days) => ({
      days,
      url: statisticsUrl({ ...filtersOf(query), days }, locale),
      current: days === query.days,
    }));
    return { from, to, choices };
  }

  /** @throws NotFound for another store's product */
  async view(actor: Actor, query: StatisticsQuery, locale: Locale): Promise<DaysView> {
    const companyId = this.scopes.companyOf(actor, query);
    const product = await this.scopes.productOf(actor, query);
    const scope = { companyId, productId: product?.id };
    return {
      subject: product && this.subject(actor, product, query, locale),
      ...figuresOf(await this.days.countDays(scope, query.days)),
      company: query.company ?? null,
      companies: product ? [] : await this.scopes.choices(actor),
      formUrl: statisticsUrl({}, locale),
      keep: withoutDefaults({ days: query.days }) as Record<string, string>,
      csvUrl: route(
        'admin.statistics.days',
        {},
        locale,
        withoutDefaults({ ...filtersOf(query), view: null }),
      ),
    };
  }

  private subject(actor: Actor, product: VisitedProduct, query: StatisticsQuery, locale: Locale) {
    const listUrl = statisticsUrl({ ...filtersOf(query), product: null }, locale);
    return { ...toSubject(product, locale, can(actor, 'platform.manage')), listUrl };
  }
}
