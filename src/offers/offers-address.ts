import type { Locale } from '../core/i18n/locales.js';
import type { ExportFormat } from './export/export.query.js';
import type { ProductKind } from '../products/product.entity.js';
import { route } from '../routes.js';
import { OffersPageQuery } from './offers.query.js';

const DEFAULTS = new OffersPageQuery();
/** The list without the parameters of an offer's page. */
export const CLOSED = {
  edit: undefined,
  new: undefined,
  copy: undefined,
  ean: undefined,
  history: undefined,
} as const;
/** From the beginning. */
export const FIRST = { ...CLOSED, page: 1 } as const;

/** The query without parameters that do not filter. */
const ANY_ORDER = { ...FIRST, sort: DEFAULTS.sort, columns: DEFAULTS.columns, view: undefined };

/** The path of a store's products, or services. */
export function listPath(kind: ProductKind, locale: Locale): string {
  return route(kind === 'service' ? 'admin.services' : 'admin.products', {}, locale);
}

/** URLs of the list with changes; default values are left out. */
export function addressesOf(kind: ProductKind, query: OffersPageQuery, locale: Locale) {
  const name = kind === 'service' ? 'admin.services' : 'admin.products';
  return (changes: Partial<OffersPageQuery>): string =>
    route(name, {}, locale, differing({ ...query, ...changes }));
}

/** The list that one came from to an offer's page. */
export function listUrl(kind: ProductKind, query: OffersPageQuery, locale: Locale): string {
  return route(kind === 'service' ? 'admin.services' : 'admin.products', {}, locale, listQuery(query));
}

/** The page of an offer; its links lead to the neighbours in the list of this query, and back to it. */
export function offerUrl(id: number, query: OffersPageQuery, locale: Locale): string {
  return route('admin.products.one', { id }, locale, listQuery(query));
}

/** The page of a new offer, empty or a copy. */
export function newOfferUrl(
  kind: ProductKind,
  query: OffersPageQuery,
  locale: Locale,
  copy?: number,
): string {
  const name = kind === 'service' ? 'admin.services.new' : 'admin.products.new';
  return route(name, {}, locale, { ...listQuery(query), ...(copy !== undefined && { copy }) });
}

/** Without the columns that the browser stores, except in a view, whose columns are never stored. */
const listQuery = ({ columns, ...query }: OffersPageQuery) =>
  differing({ ...query, ...CLOSED, ...(query.view !== undefined && { columns }) });

/** Target of bulk actions on this list. */
export function bulkUrl(kind: ProductKind, query: OffersPageQuery, locale: Locale): string {
  const filters = { ...differing({ ...query, ...ANY_ORDER }), ...(kind === 'service' && { kind }) };
  return route('admin.products.bulk', {}, locale, filters);
}

/** The page that changes values of all products of this list. */
export function bulkEditUrl(kind: ProductKind, query: OffersPageQuery, locale: Locale): string {
  const filters = { ...differing({ ...query, ...ANY_ORDER }), ...(kind === 'service' && { kind }) };
  return route('admin.products.bulk.edit', {}, locale, filters);
}

/** Exports of this list. */
export function exportUrls(kind: ProductKind, query: OffersPageQuery, locale: Locale) {
  const filters = { ...differing({ ...query, ...ANY_ORDER }), kind };
  const url = (format: ExportFormat) => route('admin.products.export', {}, locale, { ...filters, format });
  return { xml: url('xml'), csv: url('csv') };
}

/** Target for saving the list's filters, order and columns as a view. */
export function viewsUrl(kind: ProductKind, query: OffersPageQuery, locale: Locale): string {
  const kept = { ...differing({ ...query, ...FIRST, view: undefined }), ...(kind === 'service' && { kind }) };
  return route('admin.products.views', {}, locale, kept);
}

/** Without values that are the defaults. */
export function differing(query: Partial<OffersPageQuery>) {
  return Object.fromEntries(
    Object.entries(query).filter(
      ([key, value]) => String(value) !== String(DEFAULTS[key as keyof OffersPageQuery]),
    ),
  );
}

/** Whether the list has a filter. */
export function isNarrowed(query: OffersPageQuery): boolean {
  const { page: _page, sort: _sort, columns: _columns, view: _view, ...filters } = { ...query, ...CLOSED };
  return Object.keys(differing(filters)).length > 0;
}
