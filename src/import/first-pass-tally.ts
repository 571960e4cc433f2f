import type { FeedIssue } from './feed/offer.js';
import { coverageOf, type FieldCoverage, gapsOf, type OfferGap } from './field-coverage.js';
import type { FirstPassBatch, StagedItem } from './import.store.js';
import type { IntakenItem } from './intake.js';

/** So many issues of one kind, and gaps of one field, are kept one by one; the others are counted. */
export const KEPT_PER_CODE = 1_000;

export interface TalliedBatch extends FirstPassBatch {
  coverage: FieldCoverage[];
  gaps: OfferGap[];
}

/** Makes batches of what a first pass finds, and knows how much of each kind is kept already. */
export class FirstPassTally {
  private readonly kept = new Map<string, number>();

  /** @param issues of the file as a whole */
  ofFile(issues: FeedIssue[], bytesRead: number): TalliedBatch {
    return this.batch([], issues, bytesRead);
  }

  ofItems(items: IntakenItem[], bytesRead: number): TalliedBatch {
    return this.batch(
      items,
      items.flatMap((item) => item.issues),
      bytesRead,
    );
  }

  private batch(items: IntakenItem[], issues: FeedIssue[], bytesRead: number): TalliedBatch {
    const staged = items.flatMap(toStaged);
    const excluded = items.filter(isExcluded).length;
    return {
      staged,
      issues: issues.filter(({ code }) => this.keeps(code)),
      issueCounts: countIssues(issues),
      read: items.length,
      rejected: items.length - staged.length - excluded,
      excluded,
      warnings: issues.filter(({ severity }) => severity === 'warning').length,
      bytesRead: Math.round(bytesRead),
      coverage: coverageOf(items),
      gaps: gapsOf(items).filter(({ fields }) => fields.filter((field) => this.keeps(`gap ${field}`)).length),
    };
  }

  private keeps(kind: string): boolean {
    const count = (this.kept.get(kind) ?? 0) + 1;
    this.kept.set(kind, count);
    return count <= KEPT_PER_CODE;
  }
}

/** Whether the store itself does not want it. */
const isExcluded = ({ issues }: IntakenItem) => issues.some(({ code }) => code === 'category_excluded');

function toStaged({ record, itemNumber, line }: IntakenItem): StagedItem[] {
  if (!record) return [];
  const { productCode, contentHash, priceCents, currency, ean } = record;
  const place = { itemNumber, line, groupKey: groupKeyOf(record) };
  return [{ productCode, contentHash, priceCents, currency, hasEan: ean !== null, ...place }];
}

/** As the column of products is generated: what may be compared. */
function groupKeyOf({ gtin, condition, currency, kind }: NonNullable<IntakenItem['record']>): string | null {
  return gtin !== null && currency === 'EUR' && kind !== 'service' ? gtin + condition[0]! : null;
}

function countIssues(issues: FeedIssue[]): FirstPassBatch['issueCounts'] {
  const counts = new Map<string, FirstPassBatch['issueCounts'][number]>();
  for (const { code, severity } of issues) {
    const entry = counts.get(`${severity}:${code}`) ?? { code, severity, count: 0 };
    entry.count += 1;
    counts.set(`${severity}:${code}`, entry);
  }
  return [...counts.values()];
}
