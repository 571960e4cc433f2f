import type { QueryValues } from '../../core/http/routing/route-path.js';
import type { Locale } from '../../core/i18n/locales.js';
import { route } from '../../routes.js';
import { StatisticsQuery } from './statistics.query.js';

/** URL of the section, without parameters that have their default. */
export function statisticsUrl(query: QueryValues, locale: Locale): string {
  return route('admin.statistics', {}, locale, withoutDefaults(query));
}

/** The parameters that differ from their default. */
export function withoutDefaults(query: QueryValues): QueryValues {
  const defaults: object = new StatisticsQuery();
  const differs = ([key, value]: [string, unknown]) =>
    value !== '' && value !== defaults[key as keyof object];
  return Object.fromEntries(Object.entries(query).filter(differs));
}

/** Parameters that all views of visits share. */
export function filtersOf({ view, days, company, product, query, sort, show, language }: StatisticsQuery) {
  return { view, days, company, product, query, sort, show, language };
}
