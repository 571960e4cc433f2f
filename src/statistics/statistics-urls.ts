import type { QueryValues } from '../core/http/route-path.js';
import type { Locale } from '../core/i18n/locales.js';
import { route } from '../routes.js';
import { StatisticsQuery } from './statistics.query.js';

/** Addresses of the section; what goes without saying is left out. */
export function statisticsUrl(query: QueryValues, locale: Locale): string {
  const defaults: object = new StatisticsQuery();
  const said = Object.entries(query).filter(
    ([key, value]) => value !== '' && value !== defaults[key as keyof object],
  );
  return route('admin.statistics', {}, locale, Object.fromEntries(said));
}
