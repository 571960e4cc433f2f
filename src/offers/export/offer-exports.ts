import { Injectable } from '@nestjs/common';
import { Texts } from '../../core/i18n/texts.js';
import type { Locale } from '../../core/i18n/locales.js';
import { type Cells, csvTable } from '../../core/text/csv.js';
import { ExportBatches, type ExportScope } from './export-batches.js';
import type { ExportFormat } from './export.query.js';
import { FEED_END, FEED_HEAD, offerXml } from './katalog-feed.js';
import { Spreadsheet } from './spreadsheet.js';

/** Streams a store's products as a file. */
@Injectable()
export class OfferExports {
  constructor(
    private readonly batches: ExportBatches,
    private readonly texts: Texts,
  ) {}

  stream(scope: ExportScope, format: ExportFormat, locale: Locale): AsyncGenerator<string> {
    if (format === 'xml') return this.feed(scope);
    const sheet = new Spreadsheet(this.texts, locale);
    return csvTable(sheet.titles(), this.rows(scope, sheet));
  }

  private async *feed(scope: ExportScope): AsyncGenerator<string> {
    yield FEED_HEAD;
    for await (const { products, ...context } of this.batches.read(scope))
      yield products.map((product) => offerXml(product, context)).join('');
    yield FEED_END;
  }

  private async *rows(scope: ExportScope, sheet: Spreadsheet): AsyncGenerator<Cells[]> {
    for await (const { products, ...context } of this.batches.read(scope))
      yield products.map((product) => sheet.cells(product, context));
  }
}
