import { Injectable } from '@nestjs/common';
import { Texts } from '../../../core/i18n/texts.js';
import type { Actor } from '../../../access/actor.js';
import { CategoriesService } from '../../../categories/categories.service.js';
import type { Company } from '../../../companies/company.entity.js';
import { PageList } from '../../../core/http/api/page-list.js';
import { pageCountOf, toPagination } from '../../../core/http/api/pagination.js';
import type { LocalText } from '../../../core/i18n/local-text.js';
import type { Locale } from '../../../core/i18n/locales.js';
import { MAPPING_ORIGINS, type MappingOrigin } from '../../intake/category-resolver.js';
import type { QueryValues } from '../../../core/http/routing/route-path.js';
import { mayRunImports } from '../../import.policy.js';
import { ImportStores } from '../../import-stores.js';
import { ImportsService } from '../../imports.service.js';
import { route } from '../../../routes.js';
import type { CategoriesPageQuery, MappingsQuery } from './category-mapping.input.js';
import { CategoryMappingList } from './category-mapping-list.js';
import { toMappingProps } from './category-mapping.presenter.js';
import type { CategoryMapping } from './category-mapping.statements.js';

const PER_PAGE = 50;

@Injectable()
export class CategoriesPage {
  constructor(
    private readonly list: CategoryMappingList,
    private readonly imports: ImportsService,
    private readonly stores: ImportStores,
    private readonly categories: CategoriesService,
    private readonly texts: Texts,
  ) {}

  /**
   * Categories of a store.
   * @throws NotFound for another company
   */
  async props(actor: Actor, query: CategoriesPageQuery, locale: Locale) {
    const company = await this.stores.get(actor, query.company);
    const mayRun = mayRunImports(actor, company.id);
    return {
      ...(await this.listed(actor, company, query, locale)),
      addUrl: null,
      repeat: () => (mayRun ? this.repeat(company.id, locale) : null),
    };
  }

  /** Categories of Google's taxonomy. */
  async google(actor: Actor, query: MappingsQuery, locale: Locale) {
    return {
      ...(await this.listed(actor, null, query, locale)),
      companies: [],
      addUrl: route('admin.imports.google', {}, locale),
      repeat: null,
    };
  }

  private async listed(actor: Actor, company: Company | null, query: CategoriesPageQuery, locale: Locale) {
    const companyId = company && company.id;
    const page = company ? 'admin.imports.categories' : 'admin.imports.google';
    const list = new PageList(query, (next) => route(page, {}, locale, next));
    const [{ items, count }, counts] = await Promise.all([
      this.list.page(companyId, { ...query, limit: PER_PAGE }),
      this.list.countsByOrigin(companyId),
    ]);
    const mayRun = mayRunImports(actor, companyId);
    const filters = { company: query.company, origin: query.origin, query: query.query };
    const isFiltered = Boolean(query.query || query.origin);
    return {
      ...this.stores.shown(actor, company),
      tabs: this.tabs(company ? MAPPING_ORIGINS : ['none', 'chosen'], query, counts, list, locale),
      mappings: () => this.rows(actor, items, { companyId, mayRun, filters }, locale),
      count,
      unmappedCount: counts.get('none') ?? 0,
      pagination: toPagination(query.page, pageCountOf(count, PER_PAGE), (page) => list.url({ page })),
      filters: { query: query.query ?? '', origin: query.origin ?? null, company: query.company ?? null },
      listUrl: route(page, {}, locale),
      resetUrl: isFiltered ? list.url({ query: '', origin: undefined, page: undefined }) : null,
      acceptUrl: async () =>
        mayRun && (await this.list.mayHaveSuggestion(companyId))
          ? company
            ? route('admin.imports.categories.change', {}, locale, {
                ...filters,
                origin: 'none',
                all: 'true',
              })
            : route('admin.imports.google.suggestions', {}, locale)
          : null,
      bulkUrl: company && mayRun ? route('admin.imports.categories.change', {}, locale, filters) : null,
      importsUrl: route('admin.imports', {}, locale, { company: query.company ?? null }),
    };
  }

  private async rows(
    actor: Actor,
    mappings: CategoryMapping[],
    { companyId, mayRun, filters }: { companyId: number | null; mayRun: boolean; filters: QueryValues },
    locale: Locale,
  ) {
    const [tree, suggested, changes, examples] = await Promise.all([
      this.categories.tree(),
      this.list.suggestionsFor(mayRun ? mappings : []),
      this.list.changesOf(actor, mappings, locale),
      companyId === null ? new Map<string, LocalText[]>() : this.list.examplesOf(companyId, mappings, locale),
    ]);
    const branchUrl = (branch: string) =>
      companyId !== null && mayRun
        ? route('admin.imports.categories.change', {}, locale, { ...filters, branch })
        : null;
    return mappings.map((mapping) =>
      toMappingProps(mapping, suggested.get(mapping.id), {
        tree,
        changes,
        examples,
        branchUrl,
        locale,
        mayRun,
      }),
    );
  }

  private tabs(
    origins: readonly MappingOrigin[],
    { origin }: CategoriesPageQuery,
    counts: Map<MappingOrigin, number>,
    list: PageList<CategoriesPageQuery>,
    locale: Locale,
  ) {
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const tab = (id: MappingOrigin | 'all') => ({
      id,
      label: this.texts.t(`mappings.tabs.${id}`, locale),
      count: id === 'all' ? all : (counts.get(id) ?? 0),
      url: list.url({ origin: id === 'all' ? undefined : id, page: undefined }),
      current: (origin ?? 'all') === id,
    });
    return [tab('all'), ...origins.map(tab)];
  }

  /** The store's last written file, to be imported again. */
  private async repeat(companyId: number, locale: Locale) {
    const last = await this.imports.lastWritten(companyId);
    return last
      ? { url: route('admin.imports.run', { id: last.id }, locale), fileName: last.upload.fileName }
      : null;
  }
}
