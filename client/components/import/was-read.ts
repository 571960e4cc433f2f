import type { ImportDetail } from '../../../src/import/import.pages.js';

/** Of a file that was refused, given up or not understood nobody knows what is in it. */
export const wasRead = ({ counters, issueCounts }: ImportDetail): boolean =>
  counters.read > 0 || issueCounts.length > 0;
