import { Unavailable } from '../../../../core/errors/domain-errors.js';

/**
 * The engine for lists and searches does not answer now.
 * @param cause for the log; missing if it was just logged
 */
export function engineUnavailable(cause?: unknown): Unavailable {
  const unavailable = new Unavailable();
  if (cause !== undefined) unavailable.cause = cause;
  return unavailable;
}
