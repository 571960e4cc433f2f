import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { I18nService } from 'nestjs-i18n';
import { SearchedTerms } from '../analytics/searched-terms.js';
import type { Locale } from '../core/i18n/locales.js';
import { BYTE_ORDER_MARK, csvLine } from '../core/text/csv.js';
import type { StatisticsQuery } from './statistics.query.js';

const COLUMNS = ['text', 'language', 'searches', 'found_nothing', 'share', 'hits', 'last'] as const;
const MOST_ROWS = 10_000;

/** What visitors have searched for, as a table for spreadsheets. */
@Injectable()
export class SearchesCsv {
  constructor(
    private readonly terms: SearchedTerms,
    private readonly i18n: I18nService,
  ) {}

  async send(reply: FastifyReply, query: StatisticsQuery, locale: Locale): Promise<FastifyReply> {
    const rows = await this.terms.list(query, {
      foundNothing: query.show === 'nothing',
      limit: MOST_ROWS,
      offset: 0,
    });
    const text = (key: string) => this.i18n.t<string, string>(key, { lang: locale });
    const titles = csvLine(COLUMNS.map((column) => text(`statistics.searches.csv.${column}`)));
    const lines = rows.map(({ text, language, searches, foundNothing, hits, lastDay }) =>
      csvLine([text, language, searches, foundNothing, share(foundNothing, searches, locale), hits, lastDay]),
    );
    return reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="${text('statistics.searches.csv.file')}.csv"`)
      .header('Cache-Control', 'no-store')
      .send(Readable.from([BYTE_ORDER_MARK, titles, ...lines]));
  }
}

/** In per cent, with the decimal sign of the language. */
function share(part: number, whole: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format((100 * part) / whole);
}
