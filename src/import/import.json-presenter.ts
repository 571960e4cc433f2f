import type { I18nService } from 'nestjs-i18n';
import type { Locale } from '../core/i18n/locales.js';
import type { Import } from './import.entity.js';
import type { ImportDetailJson } from './import.json.js';
import { ImportPresenter, type RunRights } from './import.presenter.js';
import type { IssueCountRow } from './import.reports.js';

/** Runs as programs see them: with the addresses of the API. */
export class ImportJsonPresenter {
  readonly pages: ImportPresenter;

  constructor(
    i18n: I18nService,
    locale: Locale,
    private readonly origin: string,
  ) {
    this.pages = new ImportPresenter(i18n, locale, origin);
  }

  toDetail(run: Import, issueCounts: IssueCountRow[], rights: RunRights): ImportDetailJson {
    const { confirmUrl, cancelUrl, repeatUrl: _, ...detail } = this.pages.toDetail(run, issueCounts, rights);
    const at = `${this.origin}/api/imports/${run.id}`;
    return {
      ...detail,
      confirmUrl: confirmUrl && `${at}/confirm`,
      cancelUrl: cancelUrl && `${at}/cancel`,
      issuesUrl: `${at}/issues`,
      reportUrl: `${at}/issues.csv`,
      issueCounts: detail.issueCounts.map((count) => ({
        ...count,
        url: `${at}/issues?code=${encodeURIComponent(count.code)}`,
      })),
    };
  }
}
