import { toFault } from '../../core/errors/fault.js';

/** So often work is begun anew after what may pass. */
const MAX_STARTS = 20;

/**
 * Whether an error is no fault of the file or of ours, and may be over in a minute: a database that restarts, a storage
 * that does not answer. What has been begun too often without success is given up, so that people see it.
 */
export function isRetryable(error: unknown, starts: number): boolean {
  return toFault(error).status === 503 && starts < MAX_STARTS;
}
