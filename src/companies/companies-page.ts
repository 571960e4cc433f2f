import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import { assertCompany } from '../access/actor-scope.js';
import { can } from '../access/permission-table.js';
import { lazy } from '../core/http/pages/lazy.js';
import { PageList } from '../core/http/api/page-list.js';
import { toPagination } from '../core/http/api/pagination.js';
import type { Locale } from '../core/i18n/locales.js';
import { PictureItems } from '../media/picture-items.js';
import { route } from '../routes.js';
import { CompaniesSearch } from './companies.search.js';
import { CompaniesService } from './companies.service.js';
import { emptyForm, toForm } from './company-form.presenter.js';
import { CompanyDependents } from './company-dependents.js';
import type { CompanyColumn } from './companies.pages.js';
import type { Company } from './company.entity.js';
import { statusOf, toLogo } from './company.presenter.js';
import { ANY_STATUS, COMPANY_SORTS, CompaniesPageQuery } from './company.query.js';

const COLUMNS: CompanyColumn[] = ['status', 'products', 'users', 'createdAt'];

/** Props of the companies page: the list with a form over it, or the form of the actor's own store. */
@Injectable()
export class CompaniesPage {
  constructor(
    private readonly companies: CompaniesService,
    private readonly search: CompaniesSearch,
    private readonly dependents: CompanyDependents,
    private readonly pictures: PictureItems,
  ) {}

  props(actor: Actor, query: CompaniesPageQuery, locale: Locale) {
    if (!can(actor, 'platform.manage')) return this.own(actor, query, locale);
    const list = new PageList(query, (next) => route('admin.companies', {}, locale, next));
    const found = lazy(() => this.search.list(query));
    const { query: words = '', status, limit } = query;
    const isFiltered = words !== '' || status !== 'all';
    return {
      companies: async () => this.rows((await found()).companies, list, locale),
      ...list.props(async () => (await found()).count, limit, isFiltered),
      sorts: list.sorts(COMPANY_SORTS),
      ...list.columns(COLUMNS),
      bulkUrl: route('admin.companies.bulk', {}, locale),
      filters: { query: words, status },
      statusCounts: async () => list.tabs(ANY_STATUS, await this.search.statusCounts(query.query)),
      // in the same order
      resetUrl: isFiltered ? list.url({ query: undefined, status: 'all', page: 1 }) : null,
      newUrl: list.url({ new: '1' }),
      closeUrl: list.url(),
      form: () => this.form(actor, query, locale),
      healthUrl: route('admin.stores', {}, locale),
      own: false,
    };
  }

  /** The page of a store admin, who sees no other store. */
  private own(actor: Actor, { edit = actor.companyId }: CompaniesPageQuery, locale: Locale) {
    assertCompany(actor, 'company.write', edit);
    const url = route('admin.companies', {}, locale);
    return {
      companies: [],
      count: 0,
      pagination: toPagination(1, 1, () => url),
      sorts: [],
      columns: [],
      hiddenColumns: null,
      usualColumnsUrl: null,
      formUrl: url,
      filters: { query: '', status: 'all' as const },
      statusCounts: [],
      resetUrl: null,
      newUrl: null,
      closeUrl: url,
      form: () => this.form(actor, { edit }, locale),
      healthUrl: null,
      own: true,
    };
  }

  private async rows(companies: Company[], list: PageList<CompaniesPageQuery>, locale: Locale) {
    const counts = await this.dependents.counts(companies.map(({ id }) => id));
    return companies.map((company) => ({
      id: company.id,
      url: list.url({ edit: company.id }),
      companyName: company.companyName,
      website: company.website,
      logo: toLogo(company, locale),
      status: statusOf(company),
      ...counts.get(company.id)!,
      createdAt: company.createdAt.toISOString(),
    }));
  }

  private async form(actor: Actor, query: Pick<CompaniesPageQuery, 'edit' | 'new'>, locale: Locale) {
    if (query.edit === undefined) return query.new ? emptyForm(locale) : null;
    const company = await this.companies.getVisible(actor, query.edit);
    const logo = await this.pictures.one(actor, company.logoMediaId, locale);
    const mayManage = can(actor, 'platform.manage');
    const pendingAdmins = mayManage ? await this.dependents.pendingAdmins(company.id) : [];
    return toForm(company, { mayManage, logo, pendingAdmins }, locale);
  }
}
