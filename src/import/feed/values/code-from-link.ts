import { createHash } from 'node:crypto';
import { OFFER_LIMITS } from '../limits.js';

/** A code for an item that has only a URL: the URL without its host, or the hash of a long one. */
export function codeFromLink(link: string): string {
  const path = link.trim().replace(/^(?:https?:)?\/\/[^/?#]*\/?/i, '');
  if (path.length <= OFFER_LIMITS.productCode) return path;
  return createHash('sha256').update(path).digest('hex').slice(0, 40);
}
