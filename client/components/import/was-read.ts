import type { ImportDetail } from '../../../src/import/import.pages.js';

/** The content of a refused, cancelled or unmapped file is unknown. */
export const wasRead = ({ counters, issueCounts }: ImportDetail): boolean =>
  counters.read > 0 || issueCounts.length > 0;
