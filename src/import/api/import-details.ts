import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor.js';
import { Texts } from '../../core/i18n/texts.js';
import { Config } from '../../core/config/config.js';
import type { Locale } from '../../core/i18n/locales.js';
import { DifferenceReports, offerCountOf } from '../differences/difference-reports.js';
import type { DifferenceKind } from '../../products/difference-kind.js';
import type { Import } from '../import.entity.js';
import { guardOf } from '../import-guard.js';
import type { ImportDetailJson } from '../import.json.js';
import { eventsFor } from '../import-states.js';
import { ImportPresenter, shownHolds } from '../import.presenter.js';
import { ImportReports, type RunFacts } from '../import-reports.js';
import { notesOn } from '../run-notes.js';
import { ImportsService } from '../imports.service.js';

const EXAMPLES_PER_HOLD = 3;

/** Collects the details of one run for the page and the API. */
@Injectable()
export class ImportDetails {
  constructor(
    private readonly imports: ImportsService,
    private readonly reports: ImportReports,
    private readonly differences: DifferenceReports,
    private readonly texts: Texts,
    private readonly config: Config,
  ) {}

  /** Presents runs for the API. */
  presenter(locale: Locale): ImportPresenter {
    return new ImportPresenter(this.texts, locale, this.config.publicUrl);
  }

  /** @throws NotFound also for another company's import */
  async json(actor: Actor, id: number, locale: Locale): Promise<ImportDetailJson> {
    const run = await this.imports.get(actor, id);
    return this.presenter(locale).toJson(run, await this.facts(actor, run));
  }

  async facts(actor: Actor, run: Import): Promise<RunFacts> {
    const events = eventsFor(actor, run);
    const [issueCounts, obstacle, ahead, keptOffers] = await Promise.all([
      this.reports.issueCounts(run.id),
      events.has('roll-back') ? this.reports.rollbackObstacle(run.id) : null,
      run.status === 'queued' ? this.reports.findRunAhead(run.id) : null,
      run.rollback.kept ? this.reports.keptOffers(run.id) : [],
    ]);
    const [counts, examples] = await Promise.all([this.differences.counts(run.id), this.examples(run)]);
    const changeCount = offerCountOf(counts);
    const notes = notesOn(run, ahead, obstacle);
    return {
      issueCounts,
      keptOffers,
      changeCount,
      examples,
      events,
      mayRollBack: events.has('roll-back') && !obstacle,
      notes,
    };
  }

  private async examples(run: Import): Promise<RunFacts['examples']> {
    const found = shownHolds(run).flatMap(({ code }) => {
      const kind = guardOf(code)?.kind;
      return kind ? this.examplesOf(run, code, kind) : [];
    });
    return new Map(await Promise.all(found));
  }

  private async examplesOf({ id }: Import, code: string, kind: DifferenceKind) {
    const { items } = await this.differences.page(id, kind, { page: 1, limit: EXAMPLES_PER_HOLD });
    return [code, items] as const;
  }
}
