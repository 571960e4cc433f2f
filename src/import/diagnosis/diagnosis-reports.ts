import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { type DataSource, type Repository } from 'typeorm';
import type { CoveredField, FieldCoverage } from '../intake/field-coverage.js';
import { Import, type ImportMode } from '../import.entity.js';

/** So many runs show how a feed goes. */
const RUNS_SHOWN = 30;

/** A run with what its file says. */
export interface CoveredRun {
  id: number;
  at: Date;
  mode: ImportMode;
  items: number;
  /** Filled, and how many could be. */
  fields: Partial<Record<CoveredField, [number, number]>>;
}

/** A file that was accepted: it has been read to its end, whatever became of it. */
const ACCEPTED = `i.company_id = $1 and i.item_count is not null and i.status not in ('queued', 'validating')
  and exists (select from import_coverage where import_id = i.id)`;

/** What is known of a store's feeds, run by run; only reads. */
@Injectable()
export class DiagnosisReports {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectRepository(Import) private readonly imports: Repository<Import>,
  ) {}

  /** The newest run of a store whose file was accepted. */
  async latest(companyId: number): Promise<Import | null> {
    const [row] = await this.database.query<{ id: number }[]>(
      `select i.id from imports i where ${ACCEPTED} order by i.id desc limit 1`,
      [companyId],
    );
    return row ? this.imports.findOneBy({ id: row.id }) : null;
  }

  /** A run and those before it of the same kind, the newest first: changes alone are no picture of a whole feed. */
  history({ companyId, id, mode }: Import): Promise<CoveredRun[]> {
    return this.database.query(
      `select i.id, coalesce(i.started_at, i.created_at) as at, i.mode, i.item_count as items,
         (select jsonb_object_agg(c.field, jsonb_build_array(c.filled, c.total)) from import_coverage c
           where c.import_id = i.id) as fields
       from imports i where ${ACCEPTED} and i.id <= $2 and (i.mode = 'delta') = $3
       order by i.id desc limit ${RUNS_SHOWN}`,
      [companyId, id, mode === 'delta'],
    );
  }

  coverage(importId: number): Promise<FieldCoverage[]> {
    return this.database.query('select field, filled, total from import_coverage where import_id = $1', [
      importId,
    ]);
  }
}
