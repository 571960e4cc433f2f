import type { AcceptedItem, FeedIssue } from '../feed/offer.js';

/** What the catalogue says of an item, beside what reading the feed says. */
export function itemIssue(
  { itemNumber, line, offer }: AcceptedItem,
  severity: FeedIssue['severity'],
  code: string,
  values: FeedIssue['values'],
  text: string | null,
): FeedIssue {
  return { itemNumber, line, productCode: offer.productCode, severity, code, values, text };
}
