import type { QueryValues } from '../../core/http/routing/route-path.js';
import type { Locale } from '../../core/i18n/locales.js';
import { route } from '../../routes.js';
import { StatisticsQuery } from './statistics.query.js';

/** Addresses of the section; what goes without saying is left out. */
export function statisticsUrl(query: QueryValues, locale: Locale): string {
  return route('admin.statistics', {}, locale, withoutDefaults(query));
}

/** What of a query differs from what goes without saying. */
export function withoutDefaults(query: QueryValues): QueryValues {
  const defaults: object = new StatisticsQuery();
  const differs = ([key, value]: [string, unknown]) =>
    value !== '' && value !== defaults[key as keyof object];
  return Object.fromEntries(Object.entries(query).filter(differs));
}

/** What an address says of visits, whichever way they are shown. */
export function filtersOf({ view, days, company, product, query, sort, show, language }: StatisticsQuery) {
  return { view, days, company, product, query, sort, show, language };
}
