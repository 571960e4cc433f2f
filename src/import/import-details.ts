import { Injectable } from '@nestjs/common';
import { I18nService } from 'nestjs-i18n';
import type { Actor } from '../access/actor.js';
import { Config } from '../core/config/config.js';
import type { Locale } from '../core/i18n/locales.js';
import { DifferenceReports, wholeOf } from '../import-differences/difference.reports.js';
import type { Import } from './import.entity.js';
import { HELD_KINDS } from './import.guard.js';
import type { ImportDetailJson } from './import.json.js';
import { ImportJsonPresenter } from './import.json-presenter.js';
import { mayRunImports } from './import.policy.js';
import { shownHolds } from './import.presenter.js';
import { ImportReports, type RunFacts } from './import.reports.js';
import { ImportsService } from './imports.service.js';

/** Of each reason for which a run is held. */
const EXAMPLES = 3;

/** A run with all that is known of it. */
@Injectable()
export class ImportDetails {
  constructor(
    private readonly imports: ImportsService,
    private readonly reports: ImportReports,
    private readonly differences: DifferenceReports,
    private readonly i18n: I18nService,
    private readonly config: Config,
  ) {}

  /** As programs see it. @throws NotFound also for another company's */
  async json(actor: Actor, id: number, locale: Locale): Promise<ImportDetailJson> {
    const run = await this.imports.get(actor, id);
    const presenter = new ImportJsonPresenter(this.i18n, locale, this.config.publicUrl);
    return presenter.toDetail(run, await this.facts(actor, run));
  }

  /** What stands beside its row, and what the person may do with it. */
  async facts(actor: Actor, run: Import): Promise<RunFacts> {
    const mayRun = mayRunImports(actor, run.companyId);
    const [issueCounts, obstacle, keptOffers] = await Promise.all([
      this.reports.issueCounts(run.id),
      mayRun ? this.reports.rollbackObstacle(run.id) : null,
      run.kept ? this.reports.keptOffers(run.id) : [],
    ]);
    const [counts, examples] = await Promise.all([this.differences.counts(run.id), this.examples(run)]);
    const changeCount = wholeOf(counts);
    return { issueCounts, keptOffers, changeCount, examples, mayRun, mayRollBack: mayRun && !obstacle };
  }

  private async examples(run: Import): Promise<RunFacts['examples']> {
    const found = shownHolds(run).map(async ({ code }) => {
      const { items } = await this.differences.page(run.id, HELD_KINDS[code]!, { page: 1, limit: EXAMPLES });
      return [code, items] as const;
    });
    return new Map(await Promise.all(found));
  }
}
