import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Texts } from '../../core/i18n/texts.js';
import { CategoriesService } from '../../categories/categories.service.js';
import { Config } from '../../core/config/config.js';
import { sendFile } from '../../core/http/api/send-file.js';
import type { Locale } from '../../core/i18n/locales.js';
import { type Cells, csvTable } from '../../core/text/csv.js';
import { jsonArray } from '../../core/text/json-array.js';
import type { DifferenceJson } from '../differences/difference.json.js';
import { DifferencePresenter } from '../differences/difference.presenter.js';
import { DifferenceReports } from '../differences/difference-reports.js';
import type { DifferenceKind } from '../../products/difference-kind.js';
import type { ChangesQuery } from './changes.input.js';

const COLUMNS = [
  'fields.productCode',
  ...['name', 'kind', 'field', 'before', 'after'].map((column) => `differences.columns.${column}`),
];

/** Which changes of which import; `kind` undefined: all. */
export interface ChosenChanges {
  importId: number;
  kind: DifferenceKind | undefined;
}

/** Presents the changes of a run for the API: pages of a list, and streamed files. */
@Injectable()
export class ChangesResponses {
  constructor(
    private readonly reports: DifferenceReports,
    private readonly categories: CategoriesService,
    private readonly texts: Texts,
    private readonly config: Config,
  ) {}

  /** @returns `count`: how many are stored */
  async page(
    importId: number,
    query: ChangesQuery,
    locale: Locale,
  ): Promise<{ items: DifferenceJson[]; count: number }> {
    const { items, count } = await this.reports.page(importId, query.kind ?? null, query);
    const presenter = await this.presenter(locale);
    return { items: items.map((row) => presenter.toJson(row)), count };
  }

  /** A line for each field that differs. */
  csv(reply: FastifyReply, chosen: ChosenChanges, locale: Locale): FastifyReply {
    const titles = COLUMNS.map((key) => this.texts.t(key, locale));
    const content = csvTable(titles, this.rows(chosen, locale));
    return sendFile(reply, `import-${chosen.importId}-changes.csv`, content);
  }

  /** One array of differences. */
  json(reply: FastifyReply, chosen: ChosenChanges, locale: Locale): FastifyReply {
    const content = jsonArray(this.batches(chosen, locale));
    return sendFile(reply, `import-${chosen.importId}-changes.json`, content);
  }

  private async *rows(chosen: ChosenChanges, locale: Locale): AsyncGenerator<Cells[]> {
    for await (const items of this.batches(chosen, locale)) yield items.flatMap(toRows);
  }

  private async *batches({ importId, kind }: ChosenChanges, locale: Locale) {
    const presenter = await this.presenter(locale);
    for await (const rows of this.reports.streamRows(importId, kind ?? null))
      yield rows.map((row) => presenter.toJson(row));
  }

  private async presenter(locale: Locale): Promise<DifferencePresenter> {
    const tree = await this.categories.tree();
    return new DifferencePresenter(this.texts, locale, tree, this.config.publicUrl);
  }
}

function toRows({ productCode, name, kindText, fields }: DifferenceJson): Cells[] {
  if (!fields.length) return [[productCode, name, kindText, null, null, null]];
  return fields.map(({ field, before, after }) => [productCode, name, kindText, field, before, after]);
}
