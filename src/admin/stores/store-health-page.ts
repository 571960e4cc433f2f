import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ANY_STATUS } from '../../companies/company.query.js';
import { PageList } from '../../core/http/api/page-list.js';
import { lazy } from '../../core/http/pages/lazy.js';
import type { Locale } from '../../core/i18n/locales.js';
import { route } from '../../routes.js';
import type { StoreHealthColumn } from './store-health.pages.js';
import { toStoreHealthRow } from './store-health.presenter.js';
import { SORTS, type StoreHealthQuery } from './store-health.query.js';
import { FAILING_IMAGES, STORES } from './store-health.statements.js';
import { StoreList, type StoreNumbers } from './store-list.js';

const PER_PAGE = 50;
const COLUMNS: StoreHealthColumn[] = [
  'importedAt',
  'feeds',
  'rejected',
  'withoutImage',
  'failingImages',
  'wrongEans',
  'offers',
  'alone',
  'visits',
  'trend',
];

/** Props of the page with all stores. */
@Injectable()
export class StoreHealthPage {
  constructor(private readonly database: DataSource) {}

  props(query: StoreHealthQuery, locale: Locale) {
    const list = new PageList(query, (next) => route('admin.stores', {}, locale, next));
    const all = lazy(async () => new StoreList(await STORES.rows(this.database)));
    const found = lazy(async () => (await all()).sorted(query, query.sort));
    const { query: words = '', status, trouble = null, page } = query;
    const isFiltered = words !== '' || status !== 'all' || trouble !== null;
    return {
      stores: async () => this.rows((await found()).slice((page - 1) * PER_PAGE, page * PER_PAGE), locale),
      ...list.props(async () => (await found()).length, PER_PAGE, isFiltered),
      sorts: list.sorts(SORTS),
      ...list.columns(COLUMNS),
      filters: { query: words, status, trouble },
      statusCounts: async () => list.tabs(ANY_STATUS, (await all()).statusCounts(query)),
      troubleCounts: async () => (await all()).troubleCounts(query),
      companiesUrl: route('admin.companies', {}, locale),
    };
  }

  private async rows(stores: StoreNumbers[], locale: Locale) {
    const counts = await FAILING_IMAGES.rows(this.database, [stores.map(({ id }) => id)]);
    const failing = new Map(counts.map(({ id, count }) => [id, count]));
    return stores.map((store) => toStoreHealthRow(store, failing.get(store.id)!, locale));
  }
}
