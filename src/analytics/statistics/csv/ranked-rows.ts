import { Injectable } from '@nestjs/common';
import { Texts } from '../../../core/i18n/texts.js';
import { plainText } from '../../../core/i18n/local-text.js';
import type { Locale } from '../../../core/i18n/locales.js';
import { RankedNames } from '../visits/ranked-names.js';
import type { Cells } from '../../../core/text/csv.js';
import { percent } from './percent.js';
import { rateOf } from '../visits/visit-days.js';
import { type Ranking, VisitRankings } from '../visits/visit-rankings.js';
import type { Ranked } from '../visits/visit-rankings.statements.js';
import type { RankedThing } from '../visits/visit-rankings.statements.js';

/** Rows whose names are read together. */
const BATCH_SIZE = 1_000;

/** Rankings as rows of a CSV file, in batches. */
@Injectable()
export class RankedRows {
  constructor(
    private readonly rankings: VisitRankings,
    private readonly names: RankedNames,
    private readonly texts: Texts,
  ) {}

  async *products(ranking: Ranking, locale: Locale): AsyncGenerator<Cells[]> {
    const deleted = this.texts.t('statistics.deleted', locale);
    for (const batch of await this.batches('products', ranking)) {
      const known = await this.names.products(batch.map(({ id }) => id));
      yield batch.flatMap((row): Cells[] => {
        const product = known.get(row.id);
        if (!product) return [];
        const { name, code, ean, companyName, isDeleted } = product;
        const state = isDeleted ? deleted : null;
        return [[plainText(name, locale), code, ean, companyName, state, ...figures(row, locale)]];
      });
    }
  }

  async *companies(ranking: Ranking, locale: Locale): AsyncGenerator<Cells[]> {
    for (const batch of await this.batches('companies', ranking)) {
      const names = await this.names.companies(batch.map(({ id }) => id));
      yield batch.map((row) => [names.get(row.id) ?? null, ...figures(row, locale)]);
    }
  }

  async *categories(ranking: Ranking, locale: Locale): AsyncGenerator<Cells[]> {
    const deleted = this.texts.t('statistics.categories.deleted', locale);
    const pathOf = await this.names.categories(locale);
    for (const { id, views, before } of await this.rankings.listAll('categories', ranking)) {
      const path = pathOf(id).map(({ text }) => text);
      yield [[path.join(' › ') || `${deleted} ${id}`, views, before, views - before]];
    }
  }

  private async batches(of: RankedThing, ranking: Ranking) {
    return batchesOf(await this.rankings.listAll(of, ranking));
  }
}

function* batchesOf(rows: Iterable<Ranked>): Generator<Ranked[]> {
  let batch: Ranked[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function figures(row: Ranked, locale: Locale): Cells {
  const { views, visits, before } = row;
  return [views, visits, percent(rateOf(row), locale), before, views - before];
}
