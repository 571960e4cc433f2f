import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PageOf } from '../../core/database/page-of.js';
import type { Import } from '../import.entity.js';
import type { FindingSource } from './finding-kinds.js';
import * as statements from './finding.statements.js';
import type { FindingRow } from './finding.statements.js';

/** The run that is meant, for findings of its store as well. */
type RunKey = Pick<Import, 'id' | 'companyId'>;

/** Reads the findings of a store's feed, page by page. */
@Injectable()
export class FindingReports {
  constructor(private readonly database: DataSource) {}

  /** How many there are, also of those that are not kept. */
  async count(source: FindingSource, run: RunKey): Promise<number> {
    const { all, counted } = listOf(source, run);
    return (await all.row(this.database, counted))?.count ?? 0;
  }

  /** One page of the kept ones, and their count; pages count from 1. */
  async page(
    source: FindingSource,
    run: RunKey,
    { page, limit }: PageOf,
  ): Promise<{ items: FindingRow[]; count: number }> {
    const { rows, chosen, kept, counted } = listOf(source, run);
    const range = [limit, (page - 1) * limit];
    const items = await rows.rows(this.database, [run.id, run.companyId, ...chosen, ...range]);
    return { items, ...(await kept.one(this.database, counted)) };
  }
}

/** The statements that read and count findings, with their values. */
function listOf(source: FindingSource, { id, companyId }: RunKey) {
  if (source.from === 'pictures') {
    const count = statements.COUNT_PICTURES;
    const { state } = source;
    return {
      rows: statements.PICTURES,
      chosen: [state],
      kept: count,
      all: count,
      counted: [companyId, state],
    };
  }
  if (source.from === 'comparison') {
    const count = statements.COUNT_APART;
    return { rows: statements.APART, chosen: [], kept: count, all: count, counted: [companyId] };
  }
  if (source.from === 'gaps') {
    const { GAPS: rows, COUNT_KEPT_GAPS: kept, COUNT_GAPS: all } = statements;
    return { rows, chosen: [source.field, source.codes], kept, all, counted: [id, source.field] };
  }
  const { ISSUES: rows, COUNT_KEPT_ISSUES: kept, COUNT_ISSUES: all } = statements;
  const chosen = [source.codes, source.errorsOnly ?? false];
  return { rows, chosen, kept, all, counted: [id, ...chosen] };
}
