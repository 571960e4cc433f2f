import { Injectable } from '@nestjs/common';
import { type CoveredField, ESSENTIAL_FIELDS, type FieldCoverage } from '../intake/field-coverage.js';
import type { Import } from '../import.entity.js';
import { type CoveredRun, DiagnosisReports } from './diagnosis-reports.js';
import { type FindingKind, MAIN_FINDINGS, sourceOf } from './finding-kinds.js';
import { FindingReports, type PageOf } from './finding-reports.js';
import type { FindingRow } from './finding.statements.js';
import { LiveCoverage } from './live-coverage.js';

export interface Diagnosis {
  coverage: FieldCoverage[];
  /** The run itself first, then earlier ones. */
  history: CoveredRun[];
  findings: { kind: FindingKind; count: number }[];
  /** How many live offers `coverage` is about; null: it is about the file. */
  offers: number | null;
}

const isEssential = (field: CoveredField) => (ESSENTIAL_FIELDS as readonly CoveredField[]).includes(field);

@Injectable()
export class DiagnosisService {
  constructor(
    private readonly reports: DiagnosisReports,
    private readonly findings: FindingReports,
    private readonly live: LiveCoverage,
  ) {}

  latest(companyId: number): Promise<Import | null> {
    return this.reports.latest(companyId);
  }

  /** What is live: the store's offers as they are now, with what its last whole file was like. */
  async ofLive(run: Import): Promise<Diagnosis> {
    const [diagnosis, live] = await Promise.all([this.of(run), this.live.of(run.companyId)]);
    // a file says what it lacks so much that no offer came of it
    const ofFile = diagnosis.coverage.filter(({ field }) => isEssential(field));
    return live.offers
      ? { ...diagnosis, coverage: [...ofFile, ...live.fields], offers: live.offers }
      : diagnosis;
  }

  async of(run: Import): Promise<Diagnosis> {
    const place = { importId: run.id, companyId: run.companyId };
    const [coverage, history, counts] = await Promise.all([
      this.reports.coverage(run.id),
      this.reports.history(run),
      Promise.all(MAIN_FINDINGS.map((kind) => this.findings.count(sourceOf(kind), place))),
    ]);
    return {
      coverage,
      history,
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
    const place = { importId: run.id, companyId: run.companyId };
    const source = sourceOf(kind);
    const [{ items, count: kept }, count] = await Promise.all([
      this.findings.page(source, place, range),
      this.findings.count(source, place),
    ]);
    return { items, kept, count: Math.max(count, kept) };
  }
}
