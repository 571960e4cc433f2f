import { Injectable } from '@nestjs/common';
import { Texts } from '../../core/i18n/texts.js';
import type { Actor } from '../../access/actor.js';
import { CategoriesService } from '../../categories/categories.service.js';
import { pageCountOf, toPagination } from '../../core/http/api/pagination.js';
import type { Locale } from '../../core/i18n/locales.js';
import { ImportPresenter } from '../import.presenter.js';
import { ImportsService } from '../imports.service.js';
import { DifferencePresenter } from '../differences/difference.presenter.js';
import { DifferenceReports, offerCountOf } from '../differences/difference-reports.js';
import type { DifferenceKind } from '../../products/difference-kind.js';
import { route } from '../../routes.js';
import type { ChangesPageQuery } from './changes.input.js';
import { changesState, isUntouched } from './changes-state.js';

const CHANGES_PER_PAGE = 50;

/** Props of the page with the changes of a run. */
@Injectable()
export class ChangesPage {
  constructor(
    private readonly imports: ImportsService,
    private readonly reports: DifferenceReports,
    private readonly categories: CategoriesService,
    private readonly texts: Texts,
  ) {}

  async props(actor: Actor, id: number, { kind: asked, page }: ChangesPageQuery, locale: Locale) {
    const kind = asked ?? null;
    const run = await this.imports.get(actor, id);
    const [counts, { items, count }, tree] = await Promise.all([
      this.reports.counts(run.id),
      this.reports.page(run.id, kind, { page, limit: CHANGES_PER_PAGE }),
      this.categories.tree(),
    ]);
    const presenter = new DifferencePresenter(this.texts, locale, tree);
    const urlOf = (kind: DifferenceKind | null, page = 1) =>
      route('admin.imports.changes', { id }, locale, { kind, page: page > 1 ? page : null });
    const all = {
      label: this.texts.t('differences.all', locale),
      count: offerCountOf(counts),
    };
    const tabs = [
      { id: 'all', ...all, url: urlOf(null), current: !kind },
      ...counts.map((one) => ({
        id: one.kind,
        label: presenter.words.kind(one.kind),
        count: one.count,
        url: urlOf(one.kind),
        current: one.kind === kind,
      })),
    ];
    const state = changesState(run);
    const counted = tabs.find(({ current }) => current)?.count ?? 0;
    return {
      run: new ImportPresenter(this.texts, locale).toSummary(run),
      state,
      untouched: isUntouched(state),
      tabs,
      changes: items.map((row) => presenter.toJson(row)),
      count: counted,
      keptOf: count < counted ? count : null,
      pagination: toPagination(page, pageCountOf(count, CHANGES_PER_PAGE), (page) => urlOf(kind, page)),
      csvUrl: fileUrl(id, 'csv', kind, locale),
      jsonUrl: fileUrl(id, 'json', kind, locale),
    };
  }
}

const fileUrl = (id: number, extension: string, kind: DifferenceKind | null, locale: Locale) =>
  `/api/imports/${id}/changes.${extension}?locale=${locale}${kind ? `&kind=${kind}` : ''}`;
