import { Injectable, Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { I18nService } from 'nestjs-i18n';
import type { Actor } from '../../access/actor.js';
import { can } from '../../access/permission-table.js';
import { MAX_PAGE } from '../../core/http/api/api-query.js';
import { lazy } from '../../core/http/pages/lazy.js';
import { toPagination, toSortLinks } from '../../core/http/api/pagination.js';
import { withFallback } from '../../core/http/pages/with-fallback.js';
import { toast } from '../../core/http/pages/toast.js';
import { localText } from '../../core/i18n/local-text.js';
import { type Locale, LOCALES } from '../../core/i18n/locales.js';
import { route } from '../../routes.js';
import { ProductDataChoices } from './product-data-choices.js';
import { ProductDataDecisions } from '../product-data-decisions.js';
import { DATA_STATUSES } from '../product-data.entity.js';
import { DATA_SORTS, ProductDataPageQuery } from '../product-data.query.js';
import type { ProductDataForm } from './product-data.pages.js';
import type { ProductDataRecord } from '../product-data-record.js';
import { ProductDataSearch } from '../product-data.search.js';

const PER_PAGE = 50;
const DEFAULTS = new ProductDataPageQuery();
const NONE = { all: 0, requested: 0, approved: 0, rejected: 0 };

type Listed = Pick<Awaited<ReturnType<ProductDataSearch['list']>>, 'records' | 'count'>;

/** Props of the list of product data; each is computed only when a reload asks for it. */
@Injectable()
export class ProductDataPage {
  private readonly logger = new Logger(ProductDataPage.name);

  constructor(
    private readonly search: ProductDataSearch,
    private readonly decisions: ProductDataDecisions,
    private readonly choices: ProductDataChoices,
    private readonly i18n: I18nService,
  ) {}

  props(
    actor: Actor,
    query: ProductDataPageQuery,
    request: FastifyRequest,
    form: () => Promise<ProductDataForm | null>,
  ) {
    const { locale } = request;
    // the page is shown without its list
    const orElse = withFallback(this.i18n, request, 'toast.details.getter_error_products');
    const companyId = ownerOf(actor, query);
    const urlOf = urlsOf(query, locale);
    const listed = lazy(
      orElse<Listed>({ records: [], count: 0 }, () =>
        this.search.list({ ...query, limit: PER_PAGE, companyId }),
      ),
    );
    const counted = orElse(NONE, () => this.search.statusCounts({ query: query.query, companyId }));
    const hasForm = query.edit !== undefined || query.new !== undefined;
    return {
      items: async () => this.rows(actor, (await listed()).records, query, locale),
      count: async () => (await listed()).count,
      pagination: async () =>
        toPagination(query.page, pagesOf((await listed()).count), (page) => urlOf({ page })),
      sorts: toSortLinks(DATA_SORTS, query.sort, (sort) =>
        urlOf({ sort: sort as ProductDataPageQuery['sort'], page: 1 }),
      ),
      formUrl: route('admin.product-data', {}, locale),
      filters: { query: query.query ?? '', status: query.status, companyId: query.company ?? null },
      statusCounts: async () => toTabs(await counted(), query.status, urlOf),
      companyCount: () => this.companyCount(companyId, locale),
      companies: () => this.choices.companies(actor),
      companyCounts: () => (can(actor, 'platform.manage') ? this.search.countByCompany(query) : {}),
      resetUrl: isFiltered(query) ? route('admin.product-data', {}, locale) : null,
      newUrl: can(actor, 'product-data.write') ? urlOf({ new: '1' }) : null,
      closeUrl: urlOf({}),
      categories: async () => this.choices.categories((await form())?.categoryIds ?? [], locale),
      definitions: () => (hasForm ? this.choices.definitions(locale) : []),
    };
  }

  private async rows(
    actor: Actor,
    records: ProductDataRecord[],
    query: ProductDataPageQuery,
    locale: Locale,
  ) {
    const urlOf = urlsOf(query, locale);
    const decidable = await this.decisions.decidable(actor, records);
    return records.map((record) => ({
      id: record.id,
      url: urlOf({ edit: record.id }),
      ean: record.ean,
      name: localText(record.name, locale) ?? { text: '' },
      complete: LOCALES.filter((locale) => record.name[locale] && record.description[locale]),
      brand: record.brand,
      companyName: record.companyName,
      status: record.status,
      updatedAt: record.updatedAt.toISOString(),
      actionUrl: route('admin.product-data.one', { id: record.id }, locale),
      can: { edit: can(actor, 'product-data.write', record), decide: decidable.has(record.id) },
    }));
  }

  /** The page is shown without it. */
  private async companyCount(companyId: number | null, locale: Locale) {
    if (companyId === null) return null;
    try {
      return { companyId, count: await this.search.countOf(companyId), failure: null };
    } catch (error) {
      this.logger.error(error);
      const { toast: failure } = toast(this.i18n, locale, 'error', 'toast.details.getter_error_category');
      return { companyId, count: 0, failure };
    }
  }
}

/** The company whose records are listed; null: all. */
function ownerOf(actor: Actor, { company }: ProductDataPageQuery): number | null {
  if (can(actor, 'platform.manage')) return company ?? null;
  return actor.companyId;
}

const pagesOf = (count: number) => Math.min(MAX_PAGE, Math.max(1, Math.ceil(count / PER_PAGE)));

const isFiltered = ({ query, status, company }: ProductDataPageQuery) =>
  Boolean(query || company || status !== DEFAULTS.status);

function toTabs(
  counts: typeof NONE,
  current: ProductDataPageQuery['status'],
  urlOf: ReturnType<typeof urlsOf>,
) {
  return (['all', ...DATA_STATUSES] as const).map((id) => ({
    id,
    count: counts[id],
    url: urlOf({ status: id, page: 1 }),
    current: id === current,
  }));
}

/** URLs of the list with changed parameters; default values are left out. */
export function urlsOf({ query, status, sort, page, company }: ProductDataPageQuery, locale: Locale) {
  return (changes: Partial<ProductDataPageQuery>) => {
    const next = { query, status, sort, page, company, ...changes };
    const differing = Object.entries(next).filter(
      ([key, value]) => value !== DEFAULTS[key as keyof ProductDataPageQuery],
    );
    return route('admin.product-data', {}, locale, Object.fromEntries(differing));
  };
}
