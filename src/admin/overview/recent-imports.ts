import { Injectable } from '@nestjs/common';
import { Texts } from '../../core/i18n/texts.js';
import type { Actor } from '../../access/actor.js';
import { can } from '../../access/permission-table.js';
import { CompaniesService } from '../../companies/companies.service.js';
import type { Locale } from '../../core/i18n/locales.js';
import { ImportPresenter } from '../../import/import.presenter.js';
import { ImportsService } from '../../import/imports.service.js';
import type { RecentImport } from './overview.pages.js';

const SHOWN = 5;

/** The newest imports of the actor's store, or of all stores. */
@Injectable()
export class RecentImports {
  constructor(
    private readonly imports: ImportsService,
    private readonly companies: CompaniesService,
    private readonly texts: Texts,
  ) {}

  async listImports(actor: Actor, locale: Locale): Promise<RecentImport[]> {
    const runs = await this.imports.newest(actor, SHOWN);
    const presenter = new ImportPresenter(this.texts, locale);
    const names = can(actor, 'platform.manage')
      ? await this.companies.namesOf(runs.map(({ companyId }) => companyId))
      : null;
    return runs.map((run) => ({
      ...presenter.toSummary(run),
      companyName: names?.get(run.companyId) ?? null,
    }));
  }
}
