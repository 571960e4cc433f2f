import type { I18nService } from 'nestjs-i18n';
import type { Locale } from '../../core/i18n/locales.js';
import type { Import } from '../import.entity.js';
import type { ImportDetailJson } from './import.json.js';
import { HELD_KINDS } from '../import-guard.js';
import { ImportPresenter } from '../import.presenter.js';
import type { RunFacts } from '../import-reports.js';

/** Runs as JSON, with URLs of the API in place of those of pages. */
export class ImportJsonPresenter {
  readonly pages: ImportPresenter;

  constructor(
    i18n: I18nService,
    locale: Locale,
    private readonly origin: string,
  ) {
    this.pages = new ImportPresenter(i18n, locale, origin);
  }

  toDetail(run: Import, facts: RunFacts): ImportDetailJson {
    const {
      confirmUrl,
      cancelUrl,
      rollbackUrl,
      mappingUrl,
      repeatUrl: _,
      counterUrls: __,
      ...detail
    } = this.pages.toDetail(run, facts);
    const at = `${this.origin}/api/imports/${run.id}`;
    return {
      ...detail,
      confirmUrl: confirmUrl && `${at}/confirm`,
      cancelUrl: cancelUrl && `${at}/cancel`,
      surveyUrl: mappingUrl && `${at}/survey`,
      rollbackUrl: rollbackUrl && `${at}/rollback`,
      changesUrl: `${at}/changes`,
      holds: detail.holds.map((hold) => {
        const kind = HELD_KINDS[hold.code];
        return { ...hold, url: `${at}/changes${kind ? `?kind=${kind}` : ''}` };
      }),
      issuesUrl: `${at}/issues`,
      reportUrl: `${at}/issues.csv`,
      jsonReportUrl: `${at}/issues.json`,
      issueCounts: detail.issueCounts.map((count) => ({
        ...count,
        url: `${at}/issues?code=${encodeURIComponent(count.code)}`,
      })),
    };
  }
}
