import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { RowOf } from '../../core/database/statement.js';
import type { FeedIssue } from '../feed/offer.js';
import { KEPT_PER_CODE } from './first-pass-tally.js';
import * as statements from './feed-checks.statements.js';
import type { Import } from '../import.entity.js';
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
  async check({ id, companyId }: Import): Promise<CheckedFeed> {
    const repeated = await statements.REPEATED_EANS.rows(this.database, [id, KEPT_PER_CODE]);
    const outliers = await statements.PRICE_OUTLIERS.rows(this.database, [id, KEPT_PER_CODE, companyId]);
    return merged(toIssues('ean_repeated', repeated), toIssues('price_outlier', outliers));
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

const merged = (one: CheckedFeed, other: CheckedFeed): CheckedFeed => ({
  issues: [...one.issues, ...other.issues],
  counts: [...one.counts, ...other.counts],
});
