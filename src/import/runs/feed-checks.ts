import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { RowOf } from '../../core/database/statement.js';
import type { FeedIssue } from '../feed/offer.js';
import { KEPT_PER_CODE } from './first-pass-tally.js';
import type { FoundTrait } from '../import-guard.js';
import type { FeedTraits } from './feed-traits.js';
import * as statements from './feed-checks.statements.js';
import { contentOf, type Import } from '../import.entity.js';
import { PRESENT_OFFERS } from './present-offers.statements.js';
import { ADD_ISSUE_COUNTS, ADD_ISSUES } from './import.statements.js';

/** Issues that show only in comparison with other offers: of the same file, and of other stores. */
export interface CheckedFeed {
  /** The first of each code. */
  issues: FeedIssue[];
  counts: { code: string; severity: 'warning'; count: number }[];
}

/** Checks the staged offers of a first pass as a whole. */
@Injectable()
export class FeedChecks {
  constructor(private readonly database: DataSource) {}

  /** Takes long for large feeds, so it runs outside of transactions that others wait for. */
  async check({ id, companyId }: Import, traits: FoundTrait[]): Promise<CheckedFeed> {
    const repeated = await statements.REPEATED_EANS.rows(this.database, [id, KEPT_PER_CODE]);
    const outliers = await statements.PRICE_OUTLIERS.rows(this.database, [id, KEPT_PER_CODE, companyId]);
    return merged(
      toIssues('ean_repeated', repeated),
      toIssues('price_outlier', outliers),
      ...traits.filter(({ isNew }) => !isNew).map(toFileIssue),
    );
  }

  async traitsOf(run: Import, traits: FeedTraits): Promise<FoundTrait[]> {
    const present = await PRESENT_OFFERS.one(this.database, [run.companyId]);
    return traits.findTraits(present, contentOf(run) === 'full');
  }

  async storeFindings(
    manager: EntityManager,
    importId: number,
    { issues, counts }: CheckedFeed,
  ): Promise<void> {
    if (!issues.length) return;
    await ADD_ISSUES.run(manager, [importId, JSON.stringify(issues)]);
    await ADD_ISSUE_COUNTS.run(manager, [importId, JSON.stringify(counts)]);
    const warnings = counts.reduce((sum, { count }) => sum + count, 0);
    await statements.ADD_WARNINGS.run(manager, [importId, warnings]);
  }
}

function toIssues(code: string, rows: RowOf<typeof statements.REPEATED_EANS>[]): CheckedFeed {
  const severity = 'warning';
  return {
    issues: rows.map(({ count: _, ...row }) => ({ ...row, severity, code })),
    counts: rows.slice(0, 1).map(({ count }) => ({ code, severity, count })),
  };
}

/** A trait that the store's present offers share, or that cannot be compared. */
const toFileIssue = ({ code, count, of, values }: FoundTrait): CheckedFeed => ({
  issues: [
    {
      itemNumber: 0,
      line: 1,
      productCode: null,
      severity: 'warning',
      code,
      values: { count, of, ...values },
      text: null,
    },
  ],
  counts: [{ code, severity: 'warning', count: 1 }],
});

const merged = (...checked: CheckedFeed[]): CheckedFeed => ({
  issues: checked.flatMap(({ issues }) => issues),
  counts: checked.flatMap(({ counts }) => counts),
});
