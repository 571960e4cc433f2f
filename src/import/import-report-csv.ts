import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { I18nService } from 'nestjs-i18n';
import type { Locale } from '../core/i18n/locales.js';
import { BYTE_ORDER_MARK, csvLine } from '../core/text/csv.js';
import type { ImportIssueProps } from './import.pages.js';

const COLUMNS = ['item', 'line', 'productCode', 'severity', 'code', 'message', 'hint', 'text'] as const;

/** Sends the issues of a run as a CSV file. */
export function sendReport(
  reply: FastifyReply,
  importId: number,
  batches: AsyncIterable<ImportIssueProps[]>,
  i18n: I18nService,
  locale: Locale,
): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="import-${importId}.csv"`)
    .header('Cache-Control', 'no-store')
    .send(reportCsv(batches, i18n, locale));
}

function reportCsv(batches: AsyncIterable<ImportIssueProps[]>, i18n: I18nService, locale: Locale): Readable {
  async function* lines() {
    const titles = COLUMNS.map((column) =>
      i18n.t<string, string>(column === 'productCode' ? 'fields.productCode' : `imports.report.${column}`, {
        lang: locale,
      }),
    );
    yield BYTE_ORDER_MARK + csvLine(titles);
    for await (const issues of batches) {
      yield issues
        .map((issue) =>
          csvLine([
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
