import { Injectable } from '@nestjs/common';
import { type Actor, NO_COMPANY } from '../../access/actor.js';
import { CompaniesService } from '../../companies/companies.service.js';
import type { Company } from '../../companies/company.entity.js';
import { can } from '../../access/permission-table.js';
import { PageList } from '../../core/http/api/page-list.js';
import { pageCountOf, toPagination } from '../../core/http/api/pagination.js';
import { route } from '../../routes.js';
import type { Import } from '../import.entity.js';
import type { ImportColumn } from '../import.pages.js';
import type { ImportsQuery } from '../import.input.js';
import { mayRunImports } from '../import.policy.js';
import type { ImportPresenter } from '../import.presenter.js';
import { ImportReports } from '../import-reports.js';
import { acceptedFormats } from './accepted-formats.js';
import { ImportDetails } from '../api/import-details.js';
import { ImportStores, storeInUrl } from '../import-stores.js';
import { isActive } from '../import-states.js';
import { ImportsService } from '../imports.service.js';

const COLUMNS: ImportColumn[] = ['when', 'status', 'read', 'changed', 'rejected'];
const ISSUES_PER_PAGE = 50;
const IMPORTS_PER_PAGE = 20;

/** A catalogue admin selects a store before an upload. */
const NO_STORE = {
  can: { upload: false },
  uploadUrl: '',
  exampleUrl: '',
  acceptedFormats: [],
  lastContent: 'full' as const,
  diagnosisUrl: null,
  bulkUrl: null,
  current: null,
  issues: null,
  unmappedCount: 0,
  categoriesUrl: null,
  formatsUrl: null,
  feedsUrl: null,
};

/** Props of the imports page; functions, so that partial reloads query only the requested ones. */
@Injectable()
export class ImportsPage {
  constructor(
    private readonly imports: ImportsService,
    private readonly reports: ImportReports,
    private readonly details: ImportDetails,
    private readonly stores: ImportStores,
    private readonly companies: CompaniesService,
  ) {}

  async props(actor: Actor, query: ImportsQuery, presenter: ImportPresenter) {
    const { locale } = presenter;
    const run = query.import ? await this.imports.get(actor, query.import) : null;
    const chosen = run?.companyId ?? query.company;
    const isOfAll = chosen === undefined && actor.companyId === NO_COMPANY;
    const company = isOfAll ? null : await this.stores.find(actor, chosen);
    const ofPlatform = (name: 'admin.imports.blocked-terms' | 'admin.imports.google') =>
      can(actor, 'platform.manage') ? route(name, {}, locale) : null;
    const platformUrls = {
      blockedTermsUrl: ofPlatform('admin.imports.blocked-terms'),
      googleUrl: ofPlatform('admin.imports.google'),
    };
    const ofStore = storeInUrl(actor, company);
    const listUrl = route('admin.imports', {}, locale, ofStore);
    const list = new PageList(query, (next) => route('admin.imports', {}, locale, { ...next, ...ofStore }));
    const listed = {
      ...this.stores.shown(actor, company),
      imports: () => this.rows(company, query.page, presenter),
      ...list.columns(COLUMNS),
      importPages: async () => {
        const count = await this.imports.countOf(company?.id);
        return toPagination(query.page, pageCountOf(count, IMPORTS_PER_PAGE), (page) => list.url({ page }));
      },
      closeUrl: listUrl,
      ...platformUrls,
    };
    if (!company) return { ...NO_STORE, ...listed };
    const mayRun = mayRunImports(actor, company.id);
    return {
      ...listed,
      can: { upload: mayRun },
      uploadUrl: listUrl,
      acceptedFormats: acceptedFormats(locale),
      exampleUrl: route('admin.imports.example', {}, locale),
      lastContent: () => this.imports.lastContent(company.id),
      diagnosisUrl: route('admin.imports.diagnosis', {}, locale, ofStore),
      bulkUrl: mayRun ? route('admin.imports.bulk', {}, locale) : null,
      current: async () => run && presenter.toDetail(run, await this.details.facts(actor, run)),
      // a page that sees the run end would otherwise show the issues from before
      issues: () => (run && !isActive(run.status) ? this.issues(run, query, presenter) : null),
      unmappedCount: () => this.reports.unmappedCount(company.id),
      categoriesUrl: route('admin.imports.categories', {}, locale, ofStore),
      formatsUrl: route('admin.imports.formats', {}, locale, ofStore),
      feedsUrl: mayRun ? route('admin.imports.feeds', {}, locale, ofStore) : null,
    };
  }

  /** One store's imports, or the imports of all stores with their names. */
  private async rows(company: Company | null, page: number, presenter: ImportPresenter) {
    const runs = await this.imports.list(company?.id, { page, limit: IMPORTS_PER_PAGE });
    const names = company ? null : await this.companies.namesOf(runs.map(({ companyId }) => companyId));
    return runs.map((each) => ({
      ...presenter.toSummary(each),
      companyName: names?.get(each.companyId) ?? null,
    }));
  }

  private async issues(
    run: Import,
    { issue, counter, issuePage: page }: ImportsQuery,
    presenter: ImportPresenter,
  ) {
    const choice = { code: issue ?? null, counter: counter ?? null };
    const [{ items, count: kept }, count] = await Promise.all([
      this.reports.issues(run.id, choice, { page, limit: ISSUES_PER_PAGE }),
      this.reports.issueCount(run.id, choice),
    ]);
    return {
      ...choice,
      items: items.map((row) => presenter.toIssue(row)),
      count,
      kept: kept < count ? kept : null,
      pagination: toPagination(page, Math.ceil(kept / ISSUES_PER_PAGE), (issuePage) =>
        presenter.url(run.id, { issue, counter, issuePage }),
      ),
      filterUrl: presenter.url(run.id),
    };
  }
}
