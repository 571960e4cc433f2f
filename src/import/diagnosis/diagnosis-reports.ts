import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { int, json, oneOf, present, type RowOf, statement, time } from '../../core/database/statement.js';
import type { CoveredField, FieldCoverage } from '../intake/field-coverage.js';
import { contentOf, Import, type ImportMode } from '../import.entity.js';

const RUNS_SHOWN = 30;

/** Runs of the store $1 whose file was read to its end. */
const FROM_ACCEPTED = `
  from imports i where i.company_id = $1 and i.item_count is not null and i.status not in ('queued', 'validating')
    and exists (select from import_coverage where import_id = i.id)`;

/** The last one that had the whole catalogue and was written: that is live. Else the last one of any kind. */
const LATEST = statement({ id: int })`
  select i.id ${FROM_ACCEPTED}
  order by (i.mode = 'full' and i.status = 'done' and not coalesce((i.summary ->> 'fromExport')::boolean, false)) desc,
    i.id desc
  limit 1`;

const HISTORY = statement({
  id: int,
  at: time,
  mode: oneOf<ImportMode>(),
  items: present(int),
  /** Items that have the field, and items that could have it. */
  fields: json<Partial<Record<CoveredField, [filled: number, total: number]>>>(),
})`
  select i.id, coalesce(i.started_at, i.created_at) as at, i.mode, i.item_count as items,
    (select jsonb_object_agg(c.field, jsonb_build_array(c.filled, c.total)) from import_coverage c
      where c.import_id = i.id) as fields
  ${FROM_ACCEPTED} and i.id <= $2 and (coalesce(i.tries, i.mode) = 'delta') = $3
  order by i.id desc limit ${RUNS_SHOWN}`;

const COVERAGE = statement({
  field: oneOf<CoveredField>(),
  filled: int,
  total: int,
})`select field, filled, total from import_coverage where import_id = $1`;

export type CoveredRun = RowOf<typeof HISTORY>;

/** Reads the coverage of a store's feeds, by run. */
@Injectable()
export class DiagnosisReports {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(Import) private readonly imports: Repository<Import>,
  ) {}

  /** The store's newest run that tells what is live; else the newest whose file was read to its end. */
  async latest(companyId: number): Promise<Import | null> {
    const row = await LATEST.row(this.database, [companyId]);
    return row ? this.imports.findOneBy({ id: row.id }) : null;
  }

  /** A run and earlier ones, newest first; changes-only runs are not compared with full ones. */
  history(run: Import): Promise<CoveredRun[]> {
    return HISTORY.rows(this.database, [run.companyId, run.id, contentOf(run) === 'delta']);
  }

  coverage(importId: number): Promise<FieldCoverage[]> {
    return COVERAGE.rows(this.database, [importId]);
  }
}
