import { statisticsUrl } from '../../analytics/statistics/statistics-urls.js';
import type { Locale } from '../../core/i18n/locales.js';
import { route } from '../../routes.js';
import type { StoreHealthRow } from './store-health.pages.js';
import { MAX_FAILING } from './store-health.statements.js';
import { companyStatusOf, type StoreNumbers } from './store-list.js';

/** @param failing images of the store, of which at most one more than MAX_FAILING are counted */
export function toStoreHealthRow(store: StoreNumbers, failing: number, locale: Locale): StoreHealthRow {
  const { id, importId, importStatus, importedAt, writtenId } = store;
  const company = { company: id };
  const offersUrl = (filter: object = {}) => route('admin.products', {}, locale, { ...company, ...filter });
  const diagnosisUrl = route('admin.imports.diagnosis', {}, locale, company);
  const importsUrl = route('admin.imports', {}, locale, company);
  const importUrl = (run: number, more: object = {}) =>
    route('admin.imports', {}, locale, { import: run, ...more });
  return {
    id,
    name: store.name,
    url: route('admin.companies', {}, locale, { edit: id }),
    status: companyStatusOf(store),
    lastImport:
      importId === null
        ? null
        : { url: importUrl(importId), status: importStatus!, at: importedAt!.toISOString() },
    importsUrl,
    feeds: {
      count: store.feeds,
      shaky: store.shakyFeeds,
      failing: store.failingFeeds,
      url: route('admin.imports.feeds', {}, locale, company),
    },
    rejected: {
      count: store.rejected,
      read: store.read,
      url: writtenId === null ? importsUrl : importUrl(writtenId, { counter: 'rejected' }),
    },
    withoutImage: { count: store.withoutImage, url: diagnosisUrl },
    failingImages: {
      count: Math.min(failing, MAX_FAILING),
      more: failing > MAX_FAILING,
      url: route('admin.media', {}, locale, { state: 'failed', owner: id }),
    },
    wrongEans: { count: store.wrongEans, url: diagnosisUrl },
    offers: { count: store.offers, url: offersUrl() },
    alone: store.alone,
    visits: { count: store.visits, before: store.visitsBefore, url: statisticsUrl(company, locale) },
    imagelessUrl: offersUrl({ without: 'picture' }),
  };
}
