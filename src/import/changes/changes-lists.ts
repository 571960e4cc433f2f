import { Injectable } from '@nestjs/common';
import { I18nService } from 'nestjs-i18n';
import { CategoriesService } from '../../categories/categories.service.js';
import { Config } from '../../core/config/config.js';
import type { Locale } from '../../core/i18n/locales.js';
import { DifferencePresenter } from '../differences/difference.presenter.js';
import type { DifferenceProps } from '../differences/difference.props.js';
import { DifferenceReports } from '../differences/difference-reports.js';
import type { ChangesQuery } from './changes.input.js';

/** Pages of the changes of a run for the API. */
@Injectable()
export class ChangesLists {
  constructor(
    private readonly reports: DifferenceReports,
    private readonly categories: CategoriesService,
    private readonly i18n: I18nService,
    private readonly config: Config,
  ) {}

  /** @returns `count`: how many are stored */
  async page(
    importId: number,
    query: ChangesQuery,
    locale: Locale,
  ): Promise<{ items: DifferenceProps[]; count: number }> {
    const [{ items, count }, tree] = await Promise.all([
      this.reports.page(importId, query.kind ?? null, query),
      this.categories.tree(),
    ]);
    const presenter = new DifferencePresenter(this.i18n, locale, tree, this.config.publicUrl);
    return { items: items.map((row) => presenter.toProps(row)), count };
  }
}
