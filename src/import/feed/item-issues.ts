import { truncateText } from '../../core/text/truncate-text.js';
import { detachedCopy } from '../../core/text/detached-copy.js';
import type { IssueCode } from './issue-codes.js';
import type { FeedIssue, IssueSeverity } from './offer.js';

const TEXT_LENGTH = 200;
/** Concern the whole feed: reported only with the first item that has them. */
const ONCE = new Set<IssueCode>(['currency_foreign', 'id_from_link', 'language_unknown']);

/** Collects the issues of one item. */
export class ItemIssues {
  readonly list: FeedIssue[] = [];
  /** An error was noted: the item is rejected. */
  rejected = false;
  /** The issues depend on earlier items. */
  dependsOnFeed = false;

  constructor(
    private readonly itemNumber: number,
    private readonly line: number,
    /** Keys of issues already reported for the feed. */
    private readonly reported: Set<string>,
  ) {}

  report(
    severity: IssueSeverity,
    code: IssueCode,
    text: string | null = null,
    values: Record<string, string | number> = {},
  ): void {
    if (severity === 'error') this.rejected = true;
    else if (ONCE.has(code)) {
      this.dependsOnFeed = true;
      const key = `${code} ${JSON.stringify(values)}`;
      if (this.reported.has(key)) return;
      this.reported.add(key);
    }
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
