import type { KnownItem, RecognisedItem } from '../feed/known-item.js';
import type { FeedIssue } from '../feed/offer.js';
import { CoverageCount, type FieldCoverage, type OfferGap, openFields } from '../intake/field-coverage.js';
import type { FirstPassBatch } from './import.store.js';
import type { AcceptedOffer, ConvertedItem } from '../intake/to-offer-record.js';
import type { LeftOutReason } from '../../products/visibility.js';
import type { LeftOutItem } from './left-out.store.js';
import type { FeedTraits } from './feed-traits.js';
import { toKnownItem } from '../intake/known-offer.js';

/** The number of stored issues per code, and of gaps per field; the others are only counted. */
export const KEPT_PER_CODE = 1_000;

export interface TalliedBatch extends FirstPassBatch {
  leftOut: LeftOutItem[];
  coverage: FieldCoverage[];
  gaps: OfferGap[];
}

type Remember = (key: Buffer, known: KnownItem) => void;

/** Collects the results of a first pass batch by batch, and tracks the number of stored ones per kind. */
export class FirstPassTally {
  private readonly kept = new Map<string, number>();
  private batch = emptyBatch();
  private counts = new Map<string, FirstPassBatch['issueCounts'][number]>();
  private coverage = new CoverageCount();

  constructor(
    private readonly remember: Remember,
    private readonly traits: FeedTraits,
  ) {}

  add(items: (ConvertedItem | RecognisedItem)[]): void {
    this.batch.read += items.length;
    for (const item of items) {
      if ('known' in item) this.addKnown(item);
      else this.addRead(item);
    }
  }

  /** Adds issues of an item, or of the file as a whole. */
  addIssues(issues: FeedIssue[]): void {
    for (const issue of issues) {
      this.count(issue);
      if (this.isStored(issue.code)) this.batch.issues.push(issue);
    }
  }

  /** Whether all issues and gaps of an offer would only be counted. */
  hasEnoughOf({ issues, filled }: KnownItem): boolean {
    const isFull = (kind: string) => (this.kept.get(kind) ?? 0) >= KEPT_PER_CODE;
    return (
      issues.every(([, code]) => isFull(code)) &&
      openFields(filled, false).every((field) => isFull(gapOf(field)))
    );
  }

  /** @returns the additions since the last call */
  takeBatch(): TalliedBatch {
    const { batch, counts, coverage } = this;
    this.batch = emptyBatch();
    this.counts = new Map();
    this.coverage = new CoverageCount();
    return {
      ...batch,
      issueCounts: [...counts.values()],
      coverage: coverage.rows(),
    };
  }

  private addKnown({ itemNumber, line, known }: RecognisedItem): void {
    this.addStaged({ offer: known, itemNumber, line });
    this.coverage.addItem([]);
    this.coverage.addOffer(known.filled, false);
    for (const [severity, code] of known.issues) this.count({ severity, code });
  }

  private addRead(item: ConvertedItem): void {
    const { record, issues, isBlocked } = item;
    if (isBlocked) this.batch.blocked++;
    if (!record) this.addLeftOut(issues);
    this.addIssues(issues);
    if (!issues.some(({ code }) => code === 'id_duplicate')) this.coverage.addItem(issues);
    if (record) this.addOffer({ ...item, record });
  }

  private addLeftOut(issues: FeedIssue[]): void {
    const reason = reasonOf(issues);
    this.batch[reason === 'rejected' ? 'rejected' : 'excluded']++;
    const productCode = issues.find((issue) => issue.productCode)?.productCode;
    if (productCode) this.batch.leftOut.push({ productCode, reason });
  }

  private addOffer(item: AcceptedOffer): void {
    const { record, itemNumber, line, key } = item;
    const isService = record.kind === 'service';
    const known = toKnownItem(item);
    this.addStaged({ offer: known, itemNumber, line });
    this.coverage.addOffer(known.filled, isService);
    const fields = openFields(known.filled, isService);
    const { productCode, name } = record;
    // `filter`, not `some`: every field has to be counted
    if (fields.filter((field) => this.isStored(gapOf(field))).length)
      this.batch.gaps.push({ itemNumber, line, productCode, name, fields });
    if (key) this.remember(key, known);
  }

  private addStaged(staged: FirstPassBatch['staged'][number]): void {
    this.batch.staged.push(staged);
    this.traits.add(staged.offer);
  }

  private count({ severity, code }: Pick<FeedIssue, 'severity' | 'code'>): void {
    if (severity === 'warning') this.batch.warnings++;
    const key = `${severity}:${code}`;
    const entry = this.counts.get(key);
    if (entry) entry.count++;
    else this.counts.set(key, { code, severity, count: 1 });
  }

  private isStored(kind: string): boolean {
    const count = (this.kept.get(kind) ?? 0) + 1;
    this.kept.set(kind, count);
    return count <= KEPT_PER_CODE;
  }
}

const gapOf = (field: string) => `gap ${field}`;

const emptyBatch = (): TalliedBatch => ({
  staged: [],
  leftOut: [],
  issues: [],
  issueCounts: [],
  read: 0,
  rejected: 0,
  excluded: 0,
  blocked: 0,
  warnings: 0,
  coverage: [],
  gaps: [],
});

function reasonOf(issues: FeedIssue[]): LeftOutReason {
  if (issues.some(({ code }) => code === 'category_excluded')) return 'excluded';
  if (issues.some(({ code }) => code === 'row_filtered')) return 'filtered';
  return issues.some(({ code }) => code === 'item_hidden') ? 'feed_hidden' : 'rejected';
}
