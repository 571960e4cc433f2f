import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type PageOf, pageOf } from '../core/database/page-of.js';
import {
  bigint,
  int,
  json,
  nullable,
  oneOf,
  type RowOf,
  statement,
  text,
} from '../core/database/statement.js';
import type { DifferenceRow } from './differences/difference-reports.js';
import type { Translations } from '../core/i18n/local-text.js';
import type { ProductKind } from '../products/product.entity.js';
import type { IssueSeverity } from './feed/offer.js';
import type { RunNote } from './run-notes.js';
import { type ImportEvent, sqlList, statusesThatNeed } from './import-states.js';
import { type OtherRun, type RollbackObstacle, rollbackObstacle } from './rollback-state.js';

export type IssueRow = RowOf<typeof ISSUES.rows>;
export type UnlistedRow = RowOf<typeof UNLISTED>;
export type KeptOfferRow = RowOf<typeof KEPT_OFFERS>;

/** Data of a run's page besides the run's row. */
export interface RunFacts {
  issueCounts: RowOf<typeof ISSUE_COUNTS>[];
  keptOffers: KeptOfferRow[];
  changeCount: number;
  /** The first differences by the code of the reason for which the run is held. */
  examples: Map<string, DifferenceRow[]>;
  /** The actions that the actor may take now. */
  events: ReadonlySet<ImportEvent>;
  /** Nothing prevents it, either. */
  mayRollBack: boolean;
  notes: RunNote[];
}

/** Counters of a run that count issues, or items by their issues. */
export const ISSUE_COUNTERS = ['rejected', 'warnings'] as const;
export type IssueCounter = (typeof ISSUE_COUNTERS)[number];

/** Which issues are meant; null: all. */
export interface IssueChoice {
  code: string | null;
  /** Only issues that this counter counts. */
  counter: IssueCounter | null;
}

const REPORT_BATCH = 1_000;
const MAX_KEPT_SHOWN = 100;

/** Reads the reports of an import. */
@Injectable()
export class ImportReports {
  constructor(private readonly database: DataSource) {}

  /** Counts by code, the most affected items first; notices last. */
  issueCounts(importId: number): Promise<RowOf<typeof ISSUE_COUNTS>[]> {
    return ISSUE_COUNTS.rows(this.database, [importId]);
  }

  /** One page of stored issues, and their count. */
  issues(importId: number, { code, counter }: IssueChoice, page: PageOf) {
    return pageOf(this.database, ISSUES, [importId, code, counter], page);
  }

  /** How many there are, with those that are not stored. */
  async issueCount(importId: number, { code, counter }: IssueChoice): Promise<number> {
    return (await COUNT_ISSUES.one(this.database, [importId, code, counter])).count;
  }

  /** All stored issues in the order of the file, in batches. */
  async *allIssues(importId: number): AsyncGenerator<IssueRow[]> {
    let last: [number, string] = [-1, '0'];
    for (;;) {
      const rows = await ISSUES_AFTER.rows(this.database, [importId, ...last]);
      if (!rows.length) return;
      yield rows;
      const end = rows.at(-1)!;
      last = [end.itemNumber, end.id];
    }
  }

  /** Codes of which not all issues are stored: how many are (`kept`), and how many more there were (`count`). */
  unlisted(importId: number): Promise<UnlistedRow[]> {
    return UNLISTED.rows(this.database, [importId]);
  }

  /** Why a run cannot be rolled back; null when it can. */
  rollbackObstacle(importId: number): Promise<RollbackObstacle | null> {
    return rollbackObstacle(this.database.manager, importId);
  }

  /** The first offers that a rollback did not change because a person edited them. */
  keptOffers(importId: number): Promise<KeptOfferRow[]> {
    return KEPT_OFFERS.rows(this.database, [importId]);
  }

  /** The run of the same store that a queued run waits for: the active one, else the first in the queue. */
  async findRunAhead(importId: number): Promise<OtherRun | null> {
    return (await AHEAD.row(this.database, [importId])) ?? null;
  }

  /** How many category paths of a store lead to no category. */
  async unmappedCount(companyId: number): Promise<number> {
    return (await COUNT_UNMAPPED.one(this.database, [companyId])).count;
  }
}

const ISSUE_COUNTS = statement({
  code: text,
  severity: oneOf<IssueSeverity>(),
  count: int,
  items: nullable(int),
})`
  select c.code, c.severity, c.count, case when k.kept = c.count then k.items end as items
  from import_issue_counts c
  cross join lateral (
    select count(*)::integer as kept, count(distinct i.item_number)::integer as items from import_issues i
    where i.import_id = c.import_id and i.code = c.code and i.severity = c.severity
  ) k
  where c.import_id = $1
  -- notices cost nothing
  order by c.severity = 'notice', coalesce(case when k.kept = c.count then k.items end, c.count) desc,
    c.severity = 'warning', c.code`;

const ISSUE = {
  id: bigint,
  itemNumber: int,
  line: int,
  productCode: nullable(text),
  severity: oneOf<IssueSeverity>(),
  code: text,
  values: json<Record<string, string | number>>(),
  text: nullable(text),
};

const ISSUE_COLUMNS = `id, item_number as "itemNumber", line, product_code as "productCode", severity, code, "values", text`;

/**
 * Issues of the import $1, with the code $2 and the counter $3, if any. A repeated code rejects with a
 * warning.
 */
const IS_CHOSEN = `import_id = $1 and ($2::text is null or code = $2) and case $3::text
    when 'rejected' then severity = 'error' or code = 'id_duplicate'
    when 'warnings' then severity = 'warning' else true end`;

const ISSUES = {
  rows: statement(ISSUE)`
    select ${ISSUE_COLUMNS} from import_issues where ${IS_CHOSEN}
    order by item_number, id limit $4 offset $5`,
  count: statement({ count: int })`
    select count(*)::integer as count from import_issues where ${IS_CHOSEN}`,
};

const COUNT_ISSUES = statement({ count: int })`
  select coalesce(sum(count), 0)::integer as count from import_issue_counts where ${IS_CHOSEN}`;

const ISSUES_AFTER = statement(ISSUE)`
  select ${ISSUE_COLUMNS} from import_issues where import_id = $1 and (item_number, id) > ($2, $3::bigint)
  order by item_number, id limit ${REPORT_BATCH}`;

const UNLISTED = statement({ code: text, severity: oneOf<IssueSeverity>(), count: int, kept: int })`
  select c.code, c.severity, (c.count - k.kept)::integer as count, k.kept from import_issue_counts c
  cross join lateral (
    select count(*)::integer as kept from import_issues i
    where i.import_id = c.import_id and i.code = c.code and i.severity = c.severity
  ) k
  where c.import_id = $1 and c.count > k.kept order by c.code, c.severity`;

const KEPT_OFFERS = statement({
  id: int,
  kind: oneOf<ProductKind>(),
  productCode: text,
  name: json<Translations>(),
})`
  select p.id, p.kind, p.product_code as "productCode", p.name
  from import_changes c join products p on p.id = c.product_id
  where c.import_id = $1 and c.kept order by c.product_id limit ${MAX_KEPT_SHOWN}`;

const isQueued = `a.status in (${sqlList(statusesThatNeed('queue'))})`;

const AHEAD = statement({ id: int, fileName: text })`
  select a.id, a.file_name as "fileName" from imports a join imports i on i.company_id = a.company_id
  where i.id = $1 and a.id <> i.id
    and (a.status in (${sqlList(statusesThatNeed('worker'))}) or (${isQueued} and a.id < i.id))
  order by ${isQueued}, a.id limit 1`;

const COUNT_UNMAPPED = statement({
  count: int,
})`select count(*)::integer as count from category_mappings where company_id = $1 and origin = 'none'`;
