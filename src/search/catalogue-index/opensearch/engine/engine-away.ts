import { Unavailable } from '../../../../core/errors/domain-errors.js';

/**
 * The engine that answers lists and searches does not answer now.
 * @param cause what is logged; nothing, where it has been logged a moment ago
 */
export function engineAway(cause?: unknown): Unavailable {
  const away = new Unavailable();
  if (cause !== undefined) away.cause = cause;
  return away;
}
