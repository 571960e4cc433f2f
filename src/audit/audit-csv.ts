import { Injectable } from '@nestjs/common';
import { dateTimeText } from '../core/i18n/market-time.js';
import { Texts } from '../core/i18n/texts.js';
import type { Locale } from '../core/i18n/locales.js';
import { type Cells, csvTable } from '../core/text/csv.js';
import type { AuditEntryProps } from './audit.pages.js';
import { AuditPresenters } from './audit-presenters.js';
import type { AuditQuery } from './audit.query.js';
import { AuditSearch } from './audit.search.js';
import type { AuditedKind } from './audit.service.js';
import type { AuditScope } from './store-view.js';

const COLUMNS = ['when', 'who', 'what', 'kind', 'csv.name', 'csv.number', 'changes'] as const;

/** The audit log as a CSV file. */
@Injectable()
export class AuditCsv {
  constructor(
    private readonly found: AuditSearch,
    private readonly presenters: AuditPresenters,
    private readonly texts: Texts,
  ) {}

  /** All entries of the filters, a batch at a time. */
  stream(scope: AuditScope, query: AuditQuery, locale: Locale): AsyncIterable<string> {
    const titles = COLUMNS.map((column) => this.texts.t(`audit.${column}`, locale));
    return csvTable(titles, this.rows(scope, query, locale));
  }

  private async *rows(scope: AuditScope, query: AuditQuery, locale: Locale): AsyncGenerator<Cells[]> {
    const command = this.texts.t('audit.command', locale);
    for await (const entries of this.found.batches(scope, query)) {
      const presenter = await this.presenters.presenterOf(entries, scope, locale);
      yield entries.map((entry) => {
        const { actor, actionText, objectKind, objectName, objectId, changes } = presenter.toEntry(entry);
        const kind = presenter.toKind(objectKind as AuditedKind).label;
        const at = dateTimeText(entry.at, locale);
        return [at, actor ?? command, actionText, kind, objectName, objectId, changes.map(toText).join('\n')];
      });
    }
  }
}

const toText = ({ field, before, after }: AuditEntryProps['changes'][number]) =>
  `${field}: ${before ?? '–'} → ${after ?? '–'}`;
