import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CategoriesService } from '../../categories/categories.service.js';
import { sendFile } from '../../core/http/api/send-file.js';
import { plainText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { Texts } from '../../core/i18n/texts.js';
import { type Cells, csvTable } from '../../core/text/csv.js';
import type { UnmatchedKind } from './unmatched.js';
import { UnmatchedOffersService } from './unmatched-offers.service.js';
import { UnmatchedPresenter } from './unmatched.presenter.js';

const COLUMNS = ['kind', 'value', 'reason', 'source', 'competitors', 'views'] as const;
const LINES_AT_ONCE = 5_000;

/** The report as a CSV file. */
@Injectable()
export class UnmatchedCsv {
  constructor(
    private readonly offers: UnmatchedOffersService,
    private readonly categories: CategoriesService,
    private readonly texts: Texts,
  ) {}

  send(reply: FastifyReply, companyId: number, kind: UnmatchedKind | null, locale: Locale): FastifyReply {
    const text = (key: string) => this.texts.t(`unmatched.csv.${key}`, locale);
    const fields = ['productCode', 'name'].map((name) => this.texts.t(`fields.${name}`, locale));
    const titles = [...fields, ...COLUMNS.map((column) => text(column))];
    return sendFile(reply, `${text('file')}.csv`, csvTable(titles, this.batches(companyId, kind, locale)));
  }

  private async *batches(companyId: number, kind: UnmatchedKind | null, locale: Locale) {
    const presenter = new UnmatchedPresenter(this.texts, await this.categories.tree(), locale);
    for (let offset = 0; ; offset += LINES_AT_ONCE) {
      const rows = await this.offers.list(companyId, kind, LINES_AT_ONCE, offset);
      yield rows.map((row): Cells => [
        row.productCode,
        plainText(row.name, locale),
        this.texts.t(`unmatched.tabs.${row.kind}`, locale),
        presenter.valueOf(row),
        presenter.reasonOf(row),
        row.otherName && plainText(row.otherName, locale),
        row.competitors,
        row.views,
      ]);
      if (rows.length < LINES_AT_ONCE) return;
    }
  }
}
