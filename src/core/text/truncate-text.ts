import { detachedCopy } from './detached-copy.js';

/** At most `max` characters; never half of a surrogate pair, which JSON parsers and URLs reject. */
export function truncateText(text: string, max: number): string {
  return text.length <= max ? text : detachedCopy(text.slice(0, max).replace(/[\ud800-\udbff]$/, ''));
}
