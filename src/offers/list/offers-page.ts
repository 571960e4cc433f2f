import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor.js';
import { can } from '../../access/permission-table.js';
import { CategoriesService } from '../../categories/categories.service.js';
import { nearbyOptions } from '../../categories/choices/category-choices.js';
import type { CategoryTree } from '../../categories/category-tree.js';
import { CompaniesService } from '../../companies/companies.service.js';
import { USUAL_COLUMNS } from '../../core/http/api/list-columns.js';
import { lazy } from '../../core/http/pages/lazy.js';
import { pageCountOf, toPagination, toSortLinks } from '../../core/http/api/pagination.js';
import type { Locale } from '../../core/i18n/locales.js';
import { APART_REASONS } from '../../products/comparison/compared-offer.js';
import { OfferMarkets } from '../../products/own/offer-markets.js';
import { PriceRanks } from '../../products/own/price-ranks.js';
import { OWN_SORTS } from '../../products/own/own-order.js';
import { OwnFilterCounts } from '../../products/own/own-filter-counts.js';
import { ownFilters } from '../../products/own/own-products.query.js';
import { OwnProductsSearch } from '../../products/own/own-products.search.js';
import type { ProductKind } from '../../products/product.entity.js';
import { STATUSES } from '../../products/product-fields.js';
import { ProductRecords } from '../../products/own/product-records.js';
import { route } from '../../routes.js';
import { toManaged } from './managed-offer.presenter.js';
import type { OfferFilterCounts, ViewSharing } from '../offers.pages.js';
import type { OffersPageQuery } from '../offers.query.js';
import { OfferVisibilities } from '../visibility/offer-visibilities.js';
import {
  addressesOf,
  bulkEditUrl,
  bulkUrl,
  CLOSED,
  exportUrls,
  FIRST,
  isNarrowed,
  listPath,
  newOfferUrl,
  offerUrl,
  viewsUrl,
} from '../offers-address.js';

interface View {
  tree: CategoryTree;
  locale: Locale;
}

const PER_PAGE = 50;
const BRANDS = 100;
/** From this number of products, choices of filters are counted on request. */
const MANY = 10_000;
const TABS = ['all', ...STATUSES] as const;

/** Props of a store's list. */
@Injectable()
export class OffersPage {
  constructor(
    private readonly search: OwnProductsSearch,
    private readonly filters: OwnFilterCounts,
    private readonly records: ProductRecords,
    private readonly categories: CategoriesService,
    private readonly companies: CompaniesService,
    private readonly visibilities: OfferVisibilities,
    private readonly priceRanks: PriceRanks,
    private readonly markets: OfferMarkets,
  ) {}

  /**
   * Lazy: a partial reload computes only the props that it names.
   * @throws NotFound for another store
   */
  async props(actor: Actor, kind: ProductKind, query: OffersPageQuery, locale: Locale) {
    const tree = await this.categories.tree();
    return {
      kind,
      products: () => this.rows(actor, kind, query, { tree, locale }),
      ...this.counted(actor, kind, query, locale),
      ...addresses(actor, kind, query, locale),
      filters: chosen(query),
      apartReasons: APART_REASONS,
      clicksSince: () => this.markets.findFirstDay(),
      categoryFilter: () => nearbyOptions(tree, kind, query.category, locale),
      companies: () => this.companies.choices(actor),
    };
  }

  /** How many offers each choice of a filter would show. */
  async filterCounts(
    actor: Actor,
    kind: ProductKind,
    query: OffersPageQuery,
    locale: Locale,
  ): Promise<OfferFilterCounts> {
    const { status, category } = query;
    const filters = ownFilters(actor, kind, query);
    const nearby = nearbyOptions(await this.categories.tree(), kind, category, locale);
    const isOfAll = can(actor, 'platform.manage');
    const [counts, brands, categories, companies] = await Promise.all([
      this.filters.count(filters, status),
      this.filters.brands(filters, status, BRANDS),
      this.filters.categories(
        filters,
        status,
        nearby.map(({ id }) => id),
      ),
      isOfAll ? this.filters.companies(filters, status) : [],
    ]);
    return { ...counts, brands, categories, companies };
  }

  private async rows(actor: Actor, kind: ProductKind, query: OffersPageQuery, { tree, locale }: View) {
    const { status, sort, page } = query;
    const filters = ownFilters(actor, kind, query);
    const ids = await this.search.find({ ...filters, status, sort, page, limit: PER_PAGE }, locale);
    const mayWrite = (record: { companyId: number }) => can(actor, 'products.write', record);
    const records = await this.records.byIds(ids);
    const pageOf = (id: number) => offerUrl(id, query, locale);
    const visibilities = await this.visibilities.brief(actor, records, {
      locale,
      pageOf,
      asked: query.without,
    });
    const ranks = await this.priceRanks.byIds(ids);
    const markets = await this.markets.byIds(ids);
    const view = { tree, query, visibilities, ranks, markets, mayWrite, locale };
    return records.map((record) => toManaged(record, view));
  }

  private counted(actor: Actor, kind: ProductKind, query: OffersPageQuery, locale: Locale) {
    const { status, page } = query;
    const urlOf = addressesOf(kind, query, locale);
    const counts = lazy(() => this.counts(ownFilters(actor, kind, query)));
    return {
      filterCounts: async () =>
        (await counts()).all > MANY ? null : this.filterCounts(actor, kind, query, locale),
      count: async () => (await counts())[status],
      pagination: async () => {
        const pageCount = pageCountOf((await counts())[status], PER_PAGE);
        return toPagination(page, pageCount, (page) => urlOf({ ...CLOSED, page }));
      },
      statusCounts: async () => {
        const count = await counts();
        return TABS.map((id) => ({
          id,
          count: count[id],
          url: urlOf({ ...FIRST, status: id }),
          current: id === status,
        }));
      },
    };
  }

  private async counts(filters: ReturnType<typeof ownFilters>) {
    const counts = await this.search.countByStatus(filters);
    return { ...counts, all: counts.draft + counts.active + counts.inactive };
  }
}

/** URLs of the list; null if there is nothing to do, or not for this actor. */
function addresses(actor: Actor, kind: ProductKind, query: OffersPageQuery, locale: Locale) {
  const urlOf = addressesOf(kind, query, locale);
  const mayWrite = can(actor, 'products.write');
  const viewsOf: ViewSharing = can(actor, 'platform.manage') ? 'admins' : 'store';
  const { companyId } = ownFilters(actor, kind, query);
  return {
    sorts: toSortLinks(OWN_SORTS, query.sort, (sort) => urlOf({ ...FIRST, sort: sort as typeof query.sort })),
    formUrl: listPath(kind, locale),
    usualColumnsUrl: query.columns.some((column) => column !== USUAL_COLUMNS)
      ? urlOf({ ...CLOSED, columns: [USUAL_COLUMNS] })
      : null,
    resetUrl: isNarrowed(query) ? listPath(kind, locale) : null,
    bulkUrl: mayWrite ? bulkUrl(kind, query, locale) : null,
    bulkEditUrl: mayWrite ? bulkEditUrl(kind, query, locale) : null,
    valuesUrl: mayWrite ? route('admin.products.values', {}, locale) : null,
    viewsUrl: viewsUrl(kind, query, locale),
    view: query.view ?? null,
    viewSharing: mayWrite ? viewsOf : null,
    viewsOf,
    exportUrls: companyId === undefined ? null : exportUrls(kind, query, locale),
    newUrl: mayWrite ? newOfferUrl(kind, query, locale) : null,
  };
}

function chosen(query: OffersPageQuery) {
  const {
    status,
    category,
    company,
    brand,
    availability,
    visibility,
    without,
    changed,
    origin,
    notCompared,
    priceRank,
    lost,
  } = query;
  return {
    query: query.query,
    status,
    category: category ?? null,
    company: company ?? null,
    brand,
    availability,
    visibility,
    without,
    changed,
    notCompared,
    priceRank,
    lost,
    origin: origin ?? null,
  };
}
