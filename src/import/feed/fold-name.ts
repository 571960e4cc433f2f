import { detachedCopy } from '../../core/text/detached-copy.js';

const REMEMBERED = 2000;
const MAX_REMEMBERED_LENGTH = 64;
const folded = new Map<string, string>();

/**
 * A name without the differences between generators of one format: capitals, spaces, `_`, `-`, `.` and `:`.
 * `Delivery_Time`, `DeliveryTime` and `delivery-time` become equal.
 */
export function foldName(name: string): string {
  const known = folded.get(name);
  if (known !== undefined) return known;
  const result = name.toLowerCase().replace(/[\s_.:-]+/g, '');
  // few names occur millions of times; the limit protects against feeds with invented names
  if (folded.size < REMEMBERED && name.length <= MAX_REMEMBERED_LENGTH)
    folded.set(detachedCopy(name), detachedCopy(result));
  return result;
}
