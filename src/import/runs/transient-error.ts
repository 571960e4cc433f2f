import { toFault } from '../../core/errors/fault.js';

/** Work is started this many times at most. */
const MAX_STARTS = 20;

/**
 * Whether work is started again after an error: one that may be gone soon, as when the database restarts or the storage
 * does not answer. After `MAX_STARTS` it fails, so that somebody notices.
 */
export function isRetryable(error: unknown, starts: number): boolean {
  return toFault(error).status === 503 && starts < MAX_STARTS;
}
