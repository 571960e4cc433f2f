import { isId } from '../../core/http/input/id-params.js';

/** So many products stand side by side. */
export const MAX_COMPARED = 4;

const BETWEEN = '-';

/** `17-23`; of none `-`, so that an address can say so. */
export function writeIds(ids: number[]): string {
  return ids.join(BETWEEN) || BETWEEN;
}

/** The ids of a text that anybody may have written, the first four; what is none is left out. */
export function readIds(text: string): number[] {
  const ids = text.split(BETWEEN).map(Number).filter(isId);
  return [...new Set(ids)].slice(0, MAX_COMPARED);
}
