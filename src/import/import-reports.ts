import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { DifferenceRow } from './differences/difference-reports.js';
import type { Translations } from '../core/i18n/local-text.js';
import type { ProductKind } from '../products/product.entity.js';
import type { IssueSeverity } from './feed/offer.js';
import type { RunNote } from './run-notes.js';
import { type OtherRun, type RollbackObstacle, rollbackObstacle } from './rollback-state.js';

export interface IssueRow {
  id: string;
  itemNumber: number;
  line: number;
  productCode: string | null;
  severity: IssueSeverity;
  code: string;
  values: Record<string, string | number>;
  text: string | null;
}

export interface IssueCountRow {
  code: string;
  severity: IssueSeverity;
  count: number;
}

/** Of a kind with very many only the first are kept one by one. */
export interface UnlistedRow extends IssueCountRow {
  kept: number;
}

/** An offer that a rollback left as somebody had edited it. */
export interface KeptOfferRow {
  id: number;
  kind: ProductKind;
  productCode: string;
  name: Translations;
}

/** What stands beside the row of a run. */
export interface RunFacts {
  issueCounts: IssueCountRow[];
  keptOffers: KeptOfferRow[];
  changeCount: number;
  /** Of each reason for which it is held the first differences. */
  examples: Map<string, DifferenceRow[]>;
  /** What the person may do with it. */
  mayRun: boolean;
  mayRollBack: boolean;
  notes: RunNote[];
}

const ISSUE_COLUMNS = `id, item_number as "itemNumber", line, product_code as "productCode", severity, code, "values", text`;
const REPORT_BATCH = 1_000;
const KEPT_OFFERS_SHOWN = 100;

const AHEAD = `
  select a.id, a.file_name as "fileName" from imports a join imports i on i.company_id = a.company_id
  where i.id = $1 and a.id <> i.id
    and (a.status in ('validating', 'writing', 'rolling-back') or (a.status = 'queued' and a.id < i.id))
  order by a.status = 'queued', a.id limit 1`;

const UNLISTED = `
  select c.code, c.severity, (c.count - k.kept)::integer as count, k.kept from import_issue_counts c
  cross join lateral (
    select count(*)::integer as kept from import_issues i
    where i.import_id = c.import_id and i.code = c.code and i.severity = c.severity
  ) k
  where c.import_id = $1 and c.count > k.kept order by c.code, c.severity`;

/** What people read about an import; only reads. */
@Injectable()
export class ImportReports {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Counts by code, the gravest first. */
  issueCounts(importId: number): Promise<IssueCountRow[]> {
    return this.database.query(
      `select code, severity, count from import_issue_counts where import_id = $1
       order by case severity when 'error' then 1 when 'warning' then 2 else 3 end, count desc, code`,
      [importId],
    );
  }

  /** One page of kept issues, of one code or all; pages count from 1. */
  async issues(
    importId: number,
    code: string | null,
    { page, limit }: { page: number; limit: number },
  ): Promise<{ items: IssueRow[]; count: number }> {
    const [items, [counted]] = await Promise.all([
      this.database.query<IssueRow[]>(
        `select ${ISSUE_COLUMNS} from import_issues where import_id = $1 and ($2::text is null or code = $2)
         order by item_number, id limit $3 offset $4`,
        [importId, code, limit, (page - 1) * limit],
      ),
      this.database.query<{ count: number }[]>(
        `select count(*)::integer as count from import_issues where import_id = $1 and ($2::text is null or code = $2)`,
        [importId, code],
      ),
    ]);
    return { items, count: counted!.count };
  }

  /** All kept issues in the order of the file, batch by batch. */
  async *allIssues(importId: number): AsyncGenerator<IssueRow[]> {
    let last: [number, string] = [-1, '0'];
    for (;;) {
      const rows = await this.database.query<IssueRow[]>(
        `select ${ISSUE_COLUMNS} from import_issues where import_id = $1 and (item_number, id) > ($2, $3::bigint)
         order by item_number, id limit ${REPORT_BATCH}`,
        [importId, ...last],
      );
      if (!rows.length) return;
      yield rows;
      const end = rows.at(-1)!;
      last = [end.itemNumber, end.id];
    }
  }

  /** Kinds of issues of which only the first are kept, and how many there were beside. */
  unlisted(importId: number): Promise<UnlistedRow[]> {
    return this.database.query(UNLISTED, [importId]);
  }

  /** Why a run cannot be taken back; null when it can. */
  rollbackObstacle(importId: number): Promise<RollbackObstacle | null> {
    return rollbackObstacle(this.database.manager, importId);
  }

  /** The first offers that the rollback of a run left as they were. */
  keptOffers(importId: number): Promise<KeptOfferRow[]> {
    return this.database.query(
      `select p.id, p.kind, p.product_code as "productCode", p.name
       from import_changes c join products p on p.id = c.product_id
       where c.import_id = $1 and c.kept order by c.product_id limit ${KEPT_OFFERS_SHOWN}`,
      [importId],
    );
  }

  /** What a run of a store that is queued waits for: the one at work, or the next in the queue; null: nothing of its store. */
  async ahead(importId: number): Promise<OtherRun | null> {
    const [run] = await this.database.query<OtherRun[]>(AHEAD, [importId]);
    return run ?? null;
  }

  async unmappedCount(companyId: number): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>(
      `select count(*)::integer as count from category_mappings where company_id = $1 and origin = 'none'`,
      [companyId],
    );
    return row!.count;
  }
}
