import type { FeedIssue } from './feed/offer.js';
import { addCoverage, type FieldCoverage, gapsOf, type OfferGap } from './field-coverage.js';
import type { FirstPassBatch, StagedItem } from './import.store.js';
import type { IntakenItem } from './intake.js';

/** So many issues of one kind, and gaps of one field, are kept one by one; the others are counted. */
export const KEPT_PER_CODE = 1_000;

export interface TalliedBatch extends FirstPassBatch {
  coverage: FieldCoverage[];
  gaps: OfferGap[];
}

/** Sums up what a first pass finds in the items since the last batch, and knows how much of each kind is kept already. */
export class FirstPassTally {
  private readonly kept = new Map<string, number>();
  private batch = emptyBatch();
  private counts = new Map<string, FirstPassBatch['issueCounts'][number]>();
  private coverage = new Map<string, FieldCoverage>();

  add(items: IntakenItem[]): void {
    const { batch } = this;
    const staged = items.flatMap(toStaged);
    const excluded = items.filter(isExcluded).length;
    batch.staged.push(...staged);
    batch.read += items.length;
    batch.excluded += excluded;
    batch.rejected += items.length - staged.length - excluded;
    for (const { issues } of items) this.addIssues(issues);
    addCoverage(this.coverage, items);
    batch.gaps.push(...gapsOf(items, (field) => this.keeps(`gap ${field}`)));
  }

  /** Of an item, or of the file as a whole. */
  addIssues(issues: FeedIssue[]): void {
    for (const issue of issues) {
      const { code, severity } = issue;
      if (severity === 'warning') this.batch.warnings++;
      if (this.keeps(code)) this.batch.issues.push(issue);
      const key = `${severity}:${code}`;
      const entry = this.counts.get(key);
      if (entry) entry.count++;
      else this.counts.set(key, { code, severity, count: 1 });
    }
  }

  /** What was added since the last time. */
  take(): TalliedBatch {
    const { batch, counts, coverage } = this;
    this.batch = emptyBatch();
    this.counts = new Map();
    this.coverage = new Map();
    return { ...batch, issueCounts: [...counts.values()], coverage: [...coverage.values()] };
  }

  private keeps(kind: string): boolean {
    const count = (this.kept.get(kind) ?? 0) + 1;
    this.kept.set(kind, count);
    return count <= KEPT_PER_CODE;
  }
}

const emptyBatch = (): TalliedBatch => ({
  staged: [],
  issues: [],
  issueCounts: [],
  read: 0,
  rejected: 0,
  excluded: 0,
  warnings: 0,
  coverage: [],
  gaps: [],
});

/** Whether the store itself does not want it. */
const isExcluded = ({ issues }: IntakenItem) => issues.some(({ code }) => code === 'category_excluded');

function toStaged({ record, itemNumber, line }: IntakenItem): StagedItem[] {
  if (!record) return [];
  const { productCode, contentHash, priceCents, currency, ean } = record;
  const groupKey = groupKeyOf(record);
  return [
    { productCode, contentHash, priceCents, currency, hasEan: ean !== null, itemNumber, line, groupKey },
  ];
}

/** As the column of products is generated: what may be compared. */
function groupKeyOf({ gtin, condition, currency, kind }: NonNullable<IntakenItem['record']>): string | null {
  return gtin !== null && currency === 'EUR' && kind !== 'service' ? gtin + condition[0]! : null;
}
