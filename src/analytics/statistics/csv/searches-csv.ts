import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Texts } from '../../../core/i18n/texts.js';
import { SearchedTerms } from '../../searched-terms.js';
import { sendFile } from '../../../core/http/api/send-file.js';
import type { Locale } from '../../../core/i18n/locales.js';
import { csvTable } from '../../../core/text/csv.js';
import { percent } from './percent.js';
import type { StatisticsQuery } from '../statistics.query.js';

const COLUMNS = ['text', 'language', 'searches', 'found_nothing', 'share', 'hits', 'last'] as const;
const MAX_ROWS = 10_000;

/** Searches of visitors as a CSV file. */
@Injectable()
export class SearchesCsv {
  constructor(
    private readonly terms: SearchedTerms,
    private readonly texts: Texts,
  ) {}

  async send(reply: FastifyReply, query: StatisticsQuery, locale: Locale): Promise<FastifyReply> {
    const found = await this.terms.list(query, {
      foundNothing: query.show === 'nothing',
      limit: MAX_ROWS,
      offset: 0,
    });
    const text = (key: string) => this.texts.t(key, locale);
    const titles = COLUMNS.map((column) => text(`statistics.searches.csv.${column}`));
    const rows = found.map(({ text, language, searches, foundNothing, hits, lastDay }) => {
      const share = percent((100 * foundNothing) / searches, locale);
      return [text, language, searches, foundNothing, share, hits, lastDay];
    });
    return sendFile(reply, `${text('statistics.searches.csv.file')}.csv`, csvTable(titles, [rows]));
  }
}
