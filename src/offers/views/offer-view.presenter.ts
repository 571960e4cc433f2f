import type { Locale } from '../../core/i18n/locales.js';
import { USUAL_COLUMNS } from '../../core/http/api/list-columns.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import type { ProductKind } from '../../products/product.entity.js';
import { route } from '../../routes.js';
import type { OfferViewProps } from '../offers.pages.js';
import { OffersPageQuery } from '../offers.query.js';
import { columnsOfView } from '../offer-columns.js';
import { addressesOf, differing, FIRST } from '../offers-address.js';
import { FIRST_VIEWS, type FirstView } from './first-views.js';
import type { OfferView } from './offer-view.entity.js';

interface ViewContext {
  kind: ProductKind;
  /** Query of the open list. */
  query: OffersPageQuery;
  ofAllCompanies: boolean;
  locale: Locale;
}

export function toFirstView(id: FirstView, context: ViewContext): OfferViewProps {
  return { id, name: null, ...addressOf(id, FIRST_VIEWS[id], context), shared: false, actionUrl: null };
}

/** @param mayChange whether the actor may rename and delete it */
export function toView(view: OfferView, mayChange: boolean, context: ViewContext): OfferViewProps {
  const { id, name, ownerId, query } = view;
  return {
    id: String(id),
    name,
    ...addressOf(String(id), query, context),
    shared: ownerId === null,
    actionUrl: mayChange ? route('admin.products.views.one', { id }, context.locale) : null,
  };
}

/** Fields of a view for the audit log. */
export function toSnapshot({ name, ownerId, query }: OfferView): Record<string, unknown> {
  return { name, shared: ownerId === null, filters: new URLSearchParams(pairsOf(query)).toString() };
}

/** The stored part of the list's state, including default columns. */
export function toStoredQuery(query: OffersPageQuery): Record<string, unknown> {
  const { page: _page, edit: _edit, copy: _copy, new: _new, view: _view, ...kept } = query;
  const columns = query.columns.length ? query.columns : [USUAL_COLUMNS];
  return { ...differing(kept), columns };
}

/** The list with the view open. */
export function viewUrl({ id, kind, query }: OfferView, locale: Locale): string {
  return openedUrl(String(id), lenientQuery(OffersPageQuery, query), kind, locale);
}

function openedUrl(id: string, query: OffersPageQuery, kind: ProductKind, locale: Locale): string {
  return addressesOf(kind, query, locale)({ ...FIRST, view: id });
}

function addressOf(id: string, stored: object, { kind, query, ofAllCompanies, locale }: ViewContext) {
  const opened = lenientQuery(OffersPageQuery, stored);
  opened.columns = columnsOfView(kind, ofAllCompanies, opened.columns);
  const url = openedUrl(id, opened, kind, locale);
  // a view without columns takes those that were last selected
  const shown = opened.columns.length ? query : { ...query, columns: [] };
  return { url, current: query.view === id && url === openedUrl(id, shown, kind, locale) };
}

function pairsOf(query: object): [string, string][] {
  return Object.entries(query).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, String(value)]),
  );
}
