import { truncateText } from '../../../core/text/truncate-text.js';
import { plainText } from '../../../core/text/text.js';
import type { FeedNode } from '../feed-node.js';

/** Folded names of fields that identify products; codes first, because they are unique. */
const NAMES = [
  ...['id', 'itemid', 'uniqueid', 'identifier', 'productcode', 'izdelekid', 'sku', 'sifra'],
  ...['title', 'name', 'productname', 'izdelekime', 'naziv', 'ime'],
];
const LENGTH = 60;

/** A short label of an item for messages, in any format; empty if it has none. */
export function itemName(item: FeedNode): string {
  for (const name of NAMES) {
    const text = plainText(item.textOf(name));
    if (text) return truncateText(text, LENGTH);
  }
  return '';
}
