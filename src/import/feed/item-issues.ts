import { truncateText } from '../../core/text/truncate-text.js';
import { detachedCopy } from '../../core/text/detached-copy.js';
import type { IssueCode } from './issue-codes.js';
import type { FeedIssue, IssueSeverity } from './offer.js';

const TEXT_LENGTH = 200;
/** Several texts of an item may have it: reported only for the first. */
const ONCE: IssueCode = 'language_unknown';

/** Without the row that completes it, an item lacks other values: these issues have the same cause. */
const CAUSE: IssueCode = 'parent_missing';

/** Collects the issues of one item. */
export class ItemIssues {
  readonly list: FeedIssue[] = [];
  /** An error was noted: the item is rejected. */
  rejected = false;

  constructor(
    private readonly itemNumber: number,
    private readonly line: number,
  ) {}

  report(
    severity: IssueSeverity,
    code: IssueCode,
    text: string | null = null,
    values: Record<string, string | number> = {},
  ): void {
    if (this.list.some((issue) => issue.code === CAUSE)) return;
    if (code === ONCE && this.list.some((issue) => issue.code === code)) return;
    if (severity === 'error') this.rejected = true;
    // a copy, so that the issue does not keep the item's text in memory
    const cut = text === null ? null : detachedCopy(truncateText(text, TEXT_LENGTH));
    const { itemNumber, line } = this;
    this.list.push({ itemNumber, line, productCode: null, severity, code, values, text: cut });
  }

  /** The issues with the item's product code. */
  forProduct(productCode: string | null): FeedIssue[] {
    for (const issue of this.list) issue.productCode = productCode;
    return this.list;
  }
}
