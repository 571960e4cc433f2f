import { localText } from '../../../core/i18n/local-text.js';
import type { Locale } from '../../../core/i18n/locales.js';
import { route } from '../../../routes.js';
import type { StatisticsSubject } from './statistics.pages.js';
import type { VisitedProduct } from '../visits/visited-products.js';

/** A product of the statistics; a deleted one has no form. */
export function toSubject(
  { id, name, code, companyName, isDeleted }: VisitedProduct,
  locale: Locale,
  ofAllCompanies: boolean,
): StatisticsSubject {
  return {
    name: localText(name, locale) ?? { text: code },
    code,
    companyName: ofAllCompanies ? companyName : null,
    isDeleted,
    editUrl: isDeleted ? null : route('admin.products.one', { id }, locale),
  };
}
