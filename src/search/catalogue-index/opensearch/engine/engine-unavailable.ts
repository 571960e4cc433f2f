import { Unavailable } from '../../../../core/errors/domain-errors.js';

/**
 * The engine that answers lists and searches does not answer now.
 * @param cause what is logged; nothing, where it has been logged a moment ago
 */
export function engineUnavailable(cause?: unknown): Unavailable {
  const unavailable = new Unavailable();
  if (cause !== undefined) unavailable.cause = cause;
  return unavailable;
}
