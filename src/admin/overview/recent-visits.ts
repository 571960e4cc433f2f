import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor.js';
import { companyScope } from '../../access/actor-scope.js';
import { USUAL_PERIOD } from '../../analytics/statistics/statistics.query.js';
import { statisticsUrl } from '../../analytics/statistics/statistics-urls.js';
import { figuresOf, VisitDays } from '../../analytics/statistics/visits/visit-days.js';
import type { Locale } from '../../core/i18n/locales.js';

/** Visits of the default period of the statistics, by day. */
@Injectable()
export class RecentVisits {
  constructor(private readonly days: VisitDays) {}

  async countVisits(actor: Actor, locale: Locale) {
    const counted = await this.days.countDays(companyScope(actor, 'company.read'), USUAL_PERIOD);
    return { ...figuresOf(counted), url: statisticsUrl({}, locale) };
  }
}
