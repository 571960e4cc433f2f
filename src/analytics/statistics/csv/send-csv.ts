import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Locale } from '../../../core/i18n/locales.js';
import { BYTE_ORDER_MARK, csvLine } from '../../../core/text/csv.js';

export type Cells = (string | number | null)[];

/** Streams rows as a CSV file. */
export function sendCsv(
  reply: FastifyReply,
  fileName: string,
  titles: string[],
  rows: Iterable<Cells> | AsyncIterable<Cells>,
): FastifyReply {
  async function* lines() {
    yield BYTE_ORDER_MARK + csvLine(titles);
    for await (const row of rows) yield csvLine(row);
  }
  return reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${fileName}.csv"`)
    .header('Cache-Control', 'no-store')
    .send(Readable.from(lines()));
}

/** Per cent with the decimal sign of the locale. */
export function percent(value: number | null, locale: Locale): string | null {
  if (value === null) return null;
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: false }).format(value);
}
