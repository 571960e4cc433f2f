import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Texts } from '../core/i18n/texts.js';
import type { Actor } from '../access/actor.js';
import { sendFile } from '../core/http/api/send-file.js';
import type { Locale } from '../core/i18n/locales.js';
import { type Cells, csvTable } from '../core/text/csv.js';
import { jsonArray } from '../core/text/json-array.js';
import type { ImportIssueJson } from './import.json.js';
import { ImportPresenter } from './import.presenter.js';
import { ImportReports } from './import-reports.js';
import { ImportsService } from './imports.service.js';

const COLUMNS = [
  ...['imports.report.item', 'imports.report.line', 'fields.productCode'],
  ...['severity', 'code', 'message', 'hint', 'text'].map((column) => `imports.report.${column}`),
];

/** Sends the issues of a run as a file. */
@Injectable()
export class IssueFiles {
  constructor(
    private readonly imports: ImportsService,
    private readonly reports: ImportReports,
    private readonly texts: Texts,
  ) {}

  /** @throws NotFound also for another company's import */
  async csv(reply: FastifyReply, actor: Actor, id: number, locale: Locale): Promise<FastifyReply> {
    await this.imports.get(actor, id);
    const titles = COLUMNS.map((key) => this.texts.t(key, locale));
    return sendFile(reply, `import-${id}.csv`, csvTable(titles, this.rows(id, locale)));
  }

  /** One array of issues. @throws as `csv` */
  async json(reply: FastifyReply, actor: Actor, id: number, locale: Locale): Promise<FastifyReply> {
    await this.imports.get(actor, id);
    return sendFile(reply, `import-${id}.json`, jsonArray(this.issues(id, locale)));
  }

  private async *rows(id: number, locale: Locale): AsyncGenerator<Cells[]> {
    for await (const issues of this.issues(id, locale))
      yield issues.map(({ itemNumber, line, productCode, severity, code, message, hint, text }) => {
        const level = this.texts.t(`imports.severity.${severity}`, locale);
        return [itemNumber, line, productCode, level, code, message, hint, text];
      });
  }

  /** All stored issues in the order of the file; the last batch names issues that were only counted. */
  private async *issues(id: number, locale: Locale): AsyncGenerator<ImportIssueJson[]> {
    const presenter = new ImportPresenter(this.texts, locale);
    for await (const rows of this.reports.allIssues(id)) yield rows.map((row) => presenter.toIssue(row));
    const unlisted = await this.reports.unlisted(id);
    yield unlisted.map((row) => presenter.toUnlisted(row));
  }
}
