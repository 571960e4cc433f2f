import { foldName } from '../fold-name.js';
import type { FeedNode } from '../feed-node.js';

/** In a table: authority:name:code, of several certifications separated by commas. */
const IN_TABLE = /(?:^|,)[^:,]*:\s*EPREL\s*:\s*"?(\d+)/i;

/** The number of a certification in the European register of energy labels; empty for another one. */
export function readEprelCode(node: FeedNode): string {
  if (node.children.length === 0) return IN_TABLE.exec(node.text)?.[1] ?? '';
  const isEprel = foldName(node.childText('certification_name')) === 'eprel';
  return isEprel ? node.childText('certification_code') : '';
}
