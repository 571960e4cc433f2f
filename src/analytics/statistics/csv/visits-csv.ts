import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Texts } from '../../../core/i18n/texts.js';
import type { Actor } from '../../../access/actor.js';
import { sendFile } from '../../../core/http/api/send-file.js';
import type { Locale } from '../../../core/i18n/locales.js';
import { type Cells, csvTable } from '../../../core/text/csv.js';
import { percent } from './percent.js';
import type { StatisticsQuery } from '../statistics.query.js';
import { rateOf, VisitDays } from '../visits/visit-days.js';
import { RankedRows } from './ranked-rows.js';
import { VisitScopes } from '../visits/visit-scopes.js';

const RANKED = ['views', 'visits', 'rate', 'before', 'change'];
const COLUMNS = {
  days: ['day', 'views', 'visits', 'rate'],
  products: ['name', 'productCode', 'ean', 'company', 'deleted', ...RANKED],
  companies: ['company', ...RANKED],
  categories: ['category', 'clicks', 'clicks_before', 'clicks_change'],
};
/** Columns that are fields of an offer. */
const FIELDS = ['productCode', 'ean'];
type Table = keyof typeof COLUMNS;

/** All rows of a visits view as a CSV file. */
@Injectable()
export class VisitsCsv {
  constructor(
    private readonly scopes: VisitScopes,
    private readonly days: VisitDays,
    private readonly ranked: RankedRows,
    private readonly texts: Texts,
  ) {}

  /** @throws NotFound for another store */
  async send(table: Table, actor: Actor, query: StatisticsQuery, locale: Locale, reply: FastifyReply) {
    const text = (key: string) =>
      this.texts.t(`${FIELDS.includes(key) ? 'fields' : 'statistics.csv'}.${key}`, locale);
    const rows = await this.rowsOf(table, actor, query, locale);
    return sendFile(reply, `${text(`files.${table}`)}.csv`, csvTable(COLUMNS[table].map(text), rows));
  }

  private async rowsOf(table: Table, actor: Actor, query: StatisticsQuery, locale: Locale) {
    if (table === 'days') return this.ofDays(actor, query, locale);
    const companyId = this.scopes.companyOf(actor, query);
    const { days, query: words, sort } = query;
    return this.ranked[table]({ days, companyId, query: words, sort }, locale);
  }

  private async ofDays(actor: Actor, query: StatisticsQuery, locale: Locale): Promise<Cells[][]> {
    const companyId = this.scopes.companyOf(actor, query);
    const product = await this.scopes.productOf(actor, query);
    const { days } = await this.days.countDays({ companyId, productId: product?.id }, query.days);
    return [days.map((day) => [day.day, day.views, day.visits, percent(rateOf(day), locale)])];
  }
}
