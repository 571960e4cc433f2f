import type { AcceptedItem, FeedIssue } from '../feed/offer.js';

/** An issue by the catalogue's rules, in contrast to those of reading the feed. */
export function itemIssue(
  { itemNumber, line, offer }: AcceptedItem,
  severity: FeedIssue['severity'],
  code: string,
  values: FeedIssue['values'],
  text: string | null,
): FeedIssue {
  return { itemNumber, line, productCode: offer.productCode, severity, code, values, text };
}
