import { isWritten, sqlList, statusesBefore } from '../import-states.js';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import type { PageOf } from '../../core/database/page-of.js';
import { int, json, oneOf, present, type RowOf, statement, time } from '../../core/database/statement.js';
import { type CoveredField, ESSENTIAL_FIELDS, type FieldCoverage } from '../intake/field-coverage.js';
import type { UnreadFields } from '../feed/items/summary.js';
import { contentOf, Import, type ImportMode } from '../import.entity.js';
import { type FindingKind, MAIN_FINDINGS, sourceOf } from './finding-kinds.js';
import { FindingReports } from './finding-reports.js';
import type { FindingRow } from './finding.statements.js';
import { LiveCoverage } from './live-coverage.js';

export type CoveredRun = RowOf<typeof HISTORY>;

export interface Diagnosis {
  coverage: FieldCoverage[];
  /** The run itself first, then earlier ones; changes-only runs are not compared with full ones. */
  history: CoveredRun[];
  findings: { kind: FindingKind; count: number }[];
  unread: UnreadFields | null;
  /** How many live offers `coverage` is about; null: it is about the file. */
  offers: number | null;
}

const isEssential = (field: CoveredField) => (ESSENTIAL_FIELDS as readonly CoveredField[]).includes(field);

/** Coverage and findings of a store's feeds. */
@Injectable()
export class DiagnosisService {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(Import) private readonly imports: Repository<Import>,
    private readonly findings: FindingReports,
    private readonly live: LiveCoverage,
  ) {}

  /**
   * The store's newest run that describes the live offers; else the newest whose file was read completely.
   */
  async latest(companyId: number): Promise<Import | null> {
    const row = await LATEST.row(this.database, [companyId]);
    return row ? this.imports.findOneBy({ id: row.id }) : null;
  }

  /** The live state: the store's current offers, with the findings of its last complete file. */
  async diagnoseLive(run: Import): Promise<Diagnosis> {
    const [diagnosis, live] = await Promise.all([this.diagnose(run), this.live.read(run.companyId)]);
    // these fields are required, so items without them became no offers: only the file's coverage shows them
    const ofFile = diagnosis.coverage.filter(({ field }) => isEssential(field));
    return live.offers
      ? { ...diagnosis, coverage: [...ofFile, ...live.fields], offers: live.offers }
      : diagnosis;
  }

  async diagnose(run: Import): Promise<Diagnosis> {
    const [coverage, history, counts] = await Promise.all([
      COVERAGE.rows(this.database, [run.id]),
      HISTORY.rows(this.database, [run.companyId, run.id, contentOf(run) === 'delta']),
      Promise.all(MAIN_FINDINGS.map((kind) => this.findings.count(sourceOf(kind), run))),
    ]);
    return {
      coverage,
      history,
      unread: run.feed.summary?.unread ?? null,
      offers: null,
      findings: MAIN_FINDINGS.map((kind, index) => ({ kind, count: counts[index]! })),
    };
  }

  /** One page of a kind, with the number of kept findings and of all. */
  async page(
    run: Import,
    kind: FindingKind,
    range: PageOf,
  ): Promise<{ items: FindingRow[]; kept: number; count: number }> {
    const source = sourceOf(kind);
    const [{ items, count: kept }, count] = await Promise.all([
      this.findings.page(source, run, range),
      this.findings.count(source, run),
    ]);
    return { items, kept, count: Math.max(count, kept) };
  }
}

const RUNS_SHOWN = 30;

/** Runs of the store $1 whose file was read to its end. */
const FROM_ACCEPTED = `
  from imports i where i.company_id = $1 and i.item_count is not null and i.status not in (${sqlList(statusesBefore('claim', 'validating'))})
    and exists (select from import_coverage where import_id = i.id)`;

/** The last one that had the whole catalogue and was written: that is live. Else the last one of any kind. */
const LATEST = statement({ id: int })`
  select i.id ${FROM_ACCEPTED}
  order by (i.mode = 'full' and ${isWritten('i')} and not coalesce((i.summary ->> 'fromExport')::boolean, false)) desc,
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
  ${FROM_ACCEPTED} and i.id <= $2 and (coalesce(i.dry_run_content, i.mode) = 'delta') = $3
  order by i.id desc limit ${RUNS_SHOWN}`;

const COVERAGE = statement({
  field: oneOf<CoveredField>(),
  filled: int,
  total: int,
})`select field, filled, total from import_coverage where import_id = $1`;
