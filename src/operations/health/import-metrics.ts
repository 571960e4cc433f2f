import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { DataSource } from 'typeorm';
import { int, oneOf, statement } from '../../core/database/statement.js';
import { Metrics } from '../../core/metrics/metrics.js';
import { type ImportStatus, statusesBefore } from '../../import/import-states.js';
import { ImportFinished } from '../../import/import.events.js';

const OUTCOMES = ['created', 'updated', 'unchanged', 'rejected', 'deactivated'] as const;

/** Counts the imports of this worker. */
@Injectable()
export class ImportMetrics {
  private readonly runs;
  private readonly items;

  constructor(
    metrics: Metrics,
    private readonly database: DataSource,
  ) {
    this.runs = metrics.counter('katalog_imports_total', 'Imports that ended, by how.', ['status']);
    this.items = metrics.counter('katalog_import_items_total', 'Items of imports that ended.', ['outcome']);
  }

  @OnEvent(ImportFinished.event)
  async count({ importId }: ImportFinished): Promise<void> {
    const run = await ENDED_IMPORT.row(this.database, [importId, statusesBefore('roll-back')]);
    if (!run) return;
    this.runs.inc({ status: run.status });
    for (const outcome of OUTCOMES) this.items.inc({ outcome }, run[outcome]);
  }
}

const ENDED_IMPORT = statement({
  status: oneOf<ImportStatus>(),
  created: int,
  updated: int,
  unchanged: int,
  rejected: int,
  deactivated: int,
})`select status, ${OUTCOMES.join()} from imports where id = $1 and status = any($2)`;
