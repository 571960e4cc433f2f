import type { AcceptedItem, FeedIssue } from '../feed/offer.js';

/** An issue from the catalogue's rules, not from reading the feed. */
export function itemIssue(
  { itemNumber, line, offer }: AcceptedItem,
  severity: FeedIssue['severity'],
  code: string,
  values: FeedIssue['values'],
  text: string | null,
): FeedIssue {
  return { itemNumber, line, productCode: offer.productCode, severity, code, values, text };
}
