import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { I18nService } from 'nestjs-i18n';
import { CategoriesService } from '../../categories/categories.service.js';
import { Config } from '../../core/config/config.js';
import type { Locale } from '../../core/i18n/locales.js';
import { BYTE_ORDER_MARK, csvLine } from '../../core/text/csv.js';
import { jsonArray } from '../../core/text/json-array.js';
import { DifferencePresenter } from '../differences/difference.presenter.js';
import type { DifferenceProps } from '../differences/difference.props.js';
import { DifferenceReports } from '../differences/difference-reports.js';
import type { DifferenceKind } from '../../products/difference-kind.js';

const COLUMNS = [
  'fields.productCode',
  ...['name', 'kind', 'field', 'before', 'after'].map((column) => `differences.columns.${column}`),
];

/** Which changes of which import; `kind` null: all. */
export interface ChosenChanges {
  importId: number;
  kind: DifferenceKind | null;
}

/** Sends the changes of a run as a streamed file. */
@Injectable()
export class ChangesFiles {
  constructor(
    private readonly reports: DifferenceReports,
    private readonly categories: CategoriesService,
    private readonly i18n: I18nService,
    private readonly config: Config,
  ) {}

  /** A line for each field that differs. */
  csv(reply: FastifyReply, chosen: ChosenChanges, locale: Locale): FastifyReply {
    const file = headed(reply, chosen, 'csv', 'text/csv; charset=utf-8');
    return file.send(Readable.from(this.csvLines(chosen, locale)));
  }

  /** One array of differences. */
  json(reply: FastifyReply, chosen: ChosenChanges, locale: Locale): FastifyReply {
    const file = headed(reply, chosen, 'json', 'application/json; charset=utf-8');
    return file.send(Readable.from(jsonArray(this.batches(chosen, locale))));
  }

  private async *csvLines(chosen: ChosenChanges, locale: Locale) {
    const titles = COLUMNS.map((key) => this.i18n.t<string, string>(key, { lang: locale }));
    yield BYTE_ORDER_MARK + csvLine(titles);
    for await (const items of this.batches(chosen, locale)) yield items.flatMap(toLines).join('');
  }

  private async *batches(
    { importId, kind }: ChosenChanges,
    locale: Locale,
  ): AsyncGenerator<DifferenceProps[]> {
    const tree = await this.categories.tree();
    const presenter = new DifferencePresenter(this.i18n, locale, tree, this.config.publicUrl);
    for await (const rows of this.reports.all(importId, kind))
      yield rows.map((row) => presenter.toProps(row));
  }
}

function headed(reply: FastifyReply, { importId }: ChosenChanges, extension: string, type: string) {
  return reply
    .type(type)
    .header('Content-Disposition', `attachment; filename="import-${importId}-changes.${extension}"`)
    .header('Cache-Control', 'no-store');
}

function toLines({ productCode, name, kindText, fields }: DifferenceProps): string[] {
  if (!fields.length) return [csvLine([productCode, name, kindText, null, null, null])];
  return fields.map(({ field, before, after }) =>
    csvLine([productCode, name, kindText, field, before, after]),
  );
}
