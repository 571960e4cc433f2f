import { Readable } from 'node:stream';
import type { I18nService } from 'nestjs-i18n';
import type { Locale } from '../core/i18n/locales.js';
import { ImportPresenter } from './import.presenter.js';
import type { IssueRow } from './import.reports.js';

const COLUMNS = ['item', 'line', 'productCode', 'severity', 'code', 'message', 'hint', 'text'] as const;
/** Spreadsheets take a file for UTF-8 only when it says so. */
const BYTE_ORDER_MARK = '\ufeff';

/** Rows of issues as CSV, streamed; separated by semicolons, as spreadsheets with decimal commas expect. */
export function reportCsv(batches: AsyncIterable<IssueRow[]>, i18n: I18nService, locale: Locale): Readable {
  const presenter = new ImportPresenter(i18n, locale);
  async function* lines() {
    const titles = COLUMNS.map((column) =>
      i18n.t<string, string>(`imports.report.${column}`, { lang: locale }),
    );
    yield BYTE_ORDER_MARK + line(titles);
    for await (const rows of batches) {
      yield rows
        .map((row) => presenter.toIssue(row))
        .map((issue) =>
          line([
            issue.itemNumber,
            issue.line,
            issue.productCode,
            i18n.t<string, string>(`imports.severity.${issue.severity}`, { lang: locale }),
            issue.code,
            issue.message,
            issue.hint,
            issue.text,
          ]),
        )
        .join('');
    }
  }
  return Readable.from(lines());
}

function line(cells: (string | number | null)[]): string {
  return `${cells.map(cell).join(';')}\r\n`;
}

/** A text that a spreadsheet would take for a formula gets an apostrophe: it comes from a stranger's file. */
function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = (value ?? '').replace(/^(?=[=+\-@\t\r])/, "'");
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
