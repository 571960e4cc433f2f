import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { FeedIssue } from '../feed/offer.js';
import { KEPT_PER_CODE } from './first-pass-tally.js';
import * as statements from './feed-checks.statements.js';
import type { Import } from '../import.entity.js';
import { ADD_ISSUE_COUNTS, ADD_ISSUES } from './import.statements.js';

/** What is wrong with offers only beside others: those of the same file, and those of other stores. */
export interface CheckedFeed {
  /** The first of each kind. */
  issues: FeedIssue[];
  counts: { code: string; severity: 'warning'; count: number }[];
}

interface Found extends Pick<FeedIssue, 'itemNumber' | 'line' | 'productCode' | 'values' | 'text'> {
  /** Of all. */
  count: number;
}

/** Looks at what a first pass has staged, as a whole. */
@Injectable()
export class FeedChecks {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Long for large feeds, so outside of any transaction that others wait for. */
  async check({ id, companyId }: Import): Promise<CheckedFeed> {
    const repeated = await this.database.query<Found[]>(statements.REPEATED_EANS, [id, KEPT_PER_CODE]);
    const outliers = await this.database.query<Found[]>(statements.PRICE_OUTLIERS, [
      id,
      KEPT_PER_CODE,
      companyId,
    ]);
    return merged(toIssues('ean_repeated', repeated), toIssues('price_outlier', outliers));
  }

  async keep(manager: EntityManager, importId: number, { issues, counts }: CheckedFeed): Promise<void> {
    if (!issues.length) return;
    await manager.query(ADD_ISSUES, [importId, JSON.stringify(issues)]);
    await manager.query(ADD_ISSUE_COUNTS, [importId, JSON.stringify(counts)]);
    const warnings = counts.reduce((sum, { count }) => sum + count, 0);
    await manager.query('update imports set warnings = warnings + $2 where id = $1', [importId, warnings]);
  }
}

function toIssues(code: string, rows: Found[]): CheckedFeed {
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
