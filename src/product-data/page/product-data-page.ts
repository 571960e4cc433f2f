import { Injectable, Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Texts } from '../../core/i18n/texts.js';
import type { Actor } from '../../access/actor.js';
import { can } from '../../access/permission-table.js';
import { toChoices } from '../../attributes/attribute-form.presenter.js';
import { AttributesService } from '../../attributes/attributes.service.js';
import { CategoriesService } from '../../categories/categories.service.js';
import { toLabels } from '../../categories/choices/category-choices.js';
import { CompaniesService } from '../../companies/companies.service.js';
import { PageList } from '../../core/http/api/page-list.js';
import { lazy } from '../../core/http/pages/lazy.js';
import { withFallback } from '../../core/http/pages/with-fallback.js';
import { toast } from '../../core/http/pages/toast.js';
import { localText } from '../../core/i18n/local-text.js';
import { type Locale, LOCALES } from '../../core/i18n/locales.js';
import { route } from '../../routes.js';
import { ProductDataDecisions } from '../product-data-decisions.js';
import { DATA_STATUSES } from '../product-data.entity.js';
import { DATA_SORTS, type ProductDataListQuery, ProductDataPageQuery } from '../product-data.query.js';
import type { ProductDataForm } from './product-data.pages.js';
import type { ProductDataRecord } from '../product-data-record.js';
import { filtersOf, MAX_FOUND, ProductDataSearch } from '../product-data.search.js';

const PER_PAGE = 50;
const DEFAULTS = new ProductDataPageQuery();
const NONE = { all: 0, requested: 0, approved: 0, rejected: 0 };

type Listed = Pick<Awaited<ReturnType<ProductDataSearch['list']>>, 'records' | 'count'>;

/** Props of the product data list; each is computed only when a reload asks for it. */
@Injectable()
export class ProductDataPage {
  private readonly logger = new Logger(ProductDataPage.name);

  constructor(
    private readonly search: ProductDataSearch,
    private readonly decisions: ProductDataDecisions,
    private readonly attributes: AttributesService,
    private readonly categories: CategoriesService,
    private readonly companies: CompaniesService,
    private readonly texts: Texts,
  ) {}

  props(
    actor: Actor,
    query: ProductDataPageQuery,
    request: FastifyRequest,
    form: () => Promise<ProductDataForm | null>,
  ) {
    const { locale } = request;
    // the page is shown without its list
    const orElse = withFallback(this.texts, request, 'toast.details.getter_error_products');
    const filters = filtersOf(actor, query);
    const { companyId } = filters;
    const list = dataList(query, locale);
    const listed = lazy(
      orElse<Listed>({ records: [], count: 0 }, () =>
        this.search.list({ ...query, ...filters, limit: PER_PAGE }),
      ),
    );
    const counted = orElse(NONE, () => this.search.statusCounts(filters));
    const hasForm = query.edit !== undefined || query.new !== undefined;
    return {
      items: async () => this.rows(actor, (await listed()).records, list, locale),
      ...list.props(async () => (await listed()).count, PER_PAGE, isFiltered(query)),
      sorts: list.sorts(DATA_SORTS),
      filters: {
        query: query.query ?? '',
        status: query.status,
        companyId: query.company ?? null,
        sellers: query.sellers ?? null,
        content: query.content ?? null,
        origin: query.origin ?? null,
        stores: query.stores ?? null,
      },
      statusCounts: async () => list.tabs(['all', ...DATA_STATUSES], await counted()),
      companyCount: () => this.companyCount(companyId, locale),
      companies: () => this.companies.choices(actor),
      companyCounts: () =>
        can(actor, 'platform.manage') ? this.search.countByCompany({ ...filters, status: query.status }) : {},
      bulkUrl: can(actor, 'product-data.decide') ? bulkUrl(query, locale) : null,
      maxFound: MAX_FOUND,
      newUrl: can(actor, 'product-data.write') ? list.url({ new: '1' }) : null,
      closeUrl: list.url(),
      categories: async () =>
        toLabels(await this.categories.tree(), (await form())?.categoryIds ?? [], locale),
      definitions: async () => (hasForm ? toChoices(await this.attributes.listAll(), locale) : []),
    };
  }

  private async rows(
    actor: Actor,
    records: ProductDataRecord[],
    list: PageList<ProductDataPageQuery>,
    locale: Locale,
  ) {
    const decidable = await this.decisions.decidable(actor, records);
    return records.map((record) => ({
      id: record.id,
      url: list.url({ edit: record.id }),
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
      const { toast: failure } = toast(this.texts, locale, 'error', 'toast.details.getter_error_category');
      return { companyId, count: 0, failure };
    }
  }
}

const isFiltered = ({ query, status, company, sellers, content, origin, stores }: ProductDataListQuery) =>
  Boolean(query || company || sellers || content || origin || stores || status !== DEFAULTS.status);

/** Target of decisions, with the filters of the list. */
const bulkUrl = (query: ProductDataPageQuery, locale: Locale) =>
  new PageList(query, (next) => route('admin.product-data.bulk', {}, locale, next)).url({
    page: DEFAULTS.page,
    sort: DEFAULTS.sort,
  });

/** The list with its URLs, of which the forms need some. */
export const dataList = (query: ProductDataPageQuery, locale: Locale) =>
  new PageList(query, (next) => route('admin.product-data', {}, locale, next));
