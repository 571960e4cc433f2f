import { isId } from '../../core/http/input/id-params.js';

/** Maximum number of products in a comparison. */
export const MAX_COMPARED = 4;

const BETWEEN = '-';
/** People who write addresses themselves also use commas and spaces. */
const SEPARATOR = /[-,\s]/;

/** `17-23`; `-` for no ids, so that a URL can contain it. */
export function writeIds(ids: number[]): string {
  return ids.join(BETWEEN) || BETWEEN;
}

/** At most four ids of an untrusted text; invalid ones are left out. */
export function readIds(text: string): number[] {
  const ids = text.split(SEPARATOR).map(Number).filter(isId);
  return [...new Set(ids)].slice(0, MAX_COMPARED);
}
