import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PageOf } from '../../core/database/page-of.js';
import type { Statement } from '../../core/database/statement.js';
import type { Import } from '../import.entity.js';
import type { FindingSource } from './finding-kinds.js';
import * as statements from './finding.statements.js';
import type { FindingRow } from './finding.statements.js';

/** The run that is meant, for findings of its store as well. */
type Place = Pick<Import, 'id' | 'companyId'>;

/** Reads the findings of a store's feed, page by page. */
@Injectable()
export class FindingReports {
  constructor(private readonly database: DataSource) {}

  /** How many there are, also of those that are not kept. */
  async count(source: FindingSource, { id: importId, companyId }: Place): Promise<number> {
    if (source.from === 'pictures') return this.countBy(statements.COUNT_PICTURES, [companyId]);
    if (source.from === 'gaps') return this.countBy(statements.COUNT_GAPS, [importId, source.field]);
    return this.countBy(statements.COUNT_ISSUES, [importId, source.codes, source.errorsOnly ?? false]);
  }

  /** One page of the kept ones, and their count; pages count from 1. */
  async page(
    source: FindingSource,
    { id: importId, companyId }: Place,
    { page, limit }: PageOf,
  ): Promise<{ items: FindingRow[]; count: number }> {
    const range = [limit, (page - 1) * limit];
    if (source.from === 'pictures') {
      const items = await statements.PICTURES.rows(this.database, [importId, companyId, ...range]);
      return { items, count: await this.countBy(statements.COUNT_PICTURES, [companyId]) };
    }
    if (source.from === 'gaps') {
      const { field, codes } = source;
      const items = await statements.GAPS.rows(this.database, [importId, companyId, field, codes, ...range]);
      return { items, count: await this.countBy(statements.COUNT_KEPT_GAPS, [importId, field]) };
    }
    const chosen = [source.codes, source.errorsOnly ?? false];
    const items = await statements.ISSUES.rows(this.database, [importId, companyId, ...chosen, ...range]);
    return { items, count: await this.countBy(statements.COUNT_KEPT_ISSUES, [importId, ...chosen]) };
  }

  private async countBy(statement: Statement<{ count: number }>, values: unknown[]): Promise<number> {
    return (await statement.row(this.database, values))?.count ?? 0;
  }
}
