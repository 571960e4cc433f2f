import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CategoriesService } from '../../categories/categories.service.js';
import { pathLabel } from '../../categories/category.presenter.js';
import type { RowOf } from '../../core/database/statement.js';
import { PageList } from '../../core/http/api/page-list.js';
import type { Locale } from '../../core/i18n/locales.js';
import { route } from '../../routes.js';
import type { CoverageRow } from './coverage.pages.js';
import {
  COVERAGE_SORTS,
  COVERAGE_SUBJECTS,
  type CoverageQuery,
  type CoverageSort,
} from './coverage.query.js';
import { COUNT_COVERAGE, COVERAGE } from './coverage.statements.js';

const PER_PAGE = 50;
type Counted = RowOf<ReturnType<typeof COVERAGE>>;

/** Props of the page with compared products by store or category. */
@Injectable()
export class CoveragePage {
  constructor(
    private readonly database: DataSource,
    private readonly categories: CategoriesService,
  ) {}

  props(query: CoverageQuery, locale: Locale) {
    const { by, sort, page } = query;
    const list = new PageList(query, (next) => route('admin.matches.coverage', {}, locale, next));
    const direction = sort.startsWith('-') ? 'desc' : 'asc';
    const found = COVERAGE(by, sort.replace('-', '') as CoverageSort, direction);
    const count = async () => (await COUNT_COVERAGE(by).one(this.database)).count;
    return {
      by,
      tabs: COVERAGE_SUBJECTS.map((id) => ({ id, url: list.url({ by: id, page: 1 }), current: id === by })),
      ...list.props(count, PER_PAGE, false),
      sorts: list.sorts(COVERAGE_SORTS),
      total: async () => (await COVERAGE('all', 'missing', 'desc').row(this.database, [1, 0])) ?? null,
      rows: async () => {
        const rows = await found.rows(this.database, [PER_PAGE, (page - 1) * PER_PAGE]);
        return by === 'store' ? rows.map((row) => toStoreRow(row, locale)) : this.categoryRows(rows, locale);
      },
    };
  }

  private async categoryRows(rows: Counted[], locale: Locale): Promise<CoverageRow[]> {
    const tree = await this.categories.tree();
    return rows.flatMap((row) => {
      const category = tree.find(row.id);
      if (!category) return [];
      const url = route('admin.products', {}, locale, { category: row.id });
      return { ...row, name: pathLabel(tree, category, locale), url };
    });
  }
}

const toStoreRow = (row: Counted, locale: Locale): CoverageRow => ({
  ...row,
  name: row.name!,
  url: route('admin.products', {}, locale, { company: row.id }),
});
