import { truncateText } from '../../../core/text/truncate-text.js';
import { plainText } from '../../../core/text/text.js';
import type { FeedNode } from './node.js';

/** Folded names of what products are known by; codes first, for they stand once. */
const NAMES = [
  ...['id', 'itemid', 'uniqueid', 'identifier', 'productcode', 'izdelekid', 'sku', 'sifra'],
  ...['title', 'name', 'productname', 'izdelekime', 'naziv', 'ime'],
];
const LENGTH = 60;

/** What somebody would look for an item by, in whatever format; empty when it says nothing of that. */
export function itemName(item: FeedNode): string {
  for (const name of NAMES) {
    const text = plainText(item.says(name));
    if (text) return truncateText(text, LENGTH);
  }
  return '';
}
