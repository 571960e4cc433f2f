import { ownCopy } from '../../../core/text/own-copy.js';

const REMEMBERED = 2000;
const LONGEST_REMEMBERED = 64;
const folded = new Map<string, string>();

/**
 * A name without what generators of one format write differently: capitals, blanks, `_`, `-`, `.` and `:`.
 * `Delivery_Time`, `DeliveryTime` and `delivery-time` are one.
 */
export function foldName(name: string): string {
  const known = folded.get(name);
  if (known !== undefined) return known;
  const result = name.toLowerCase().replace(/[\s_.:-]+/g, '');
  // the same few names come millions of times; a feed that makes up new ones must not fill the memory
  if (folded.size < REMEMBERED && name.length <= LONGEST_REMEMBERED)
    folded.set(ownCopy(name), ownCopy(result));
  return result;
}
