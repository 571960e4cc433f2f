import { detachedCopy } from './detached-copy.js';

/** At most `max` characters; never half of one that takes two, which no JSON parser and no address would accept. */
export function truncateText(text: string, max: number): string {
  return text.length <= max ? text : detachedCopy(text.slice(0, max).replace(/[\ud800-\udbff]$/, ''));
}
