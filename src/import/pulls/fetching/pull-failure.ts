import { FetchRefused } from '../../../core/fetch/fetch-refused.js';
import { EmptyAnswer, PasswordLost } from './feed-download.js';
import type { PullFailure } from '../pull-outcome.js';

/** Why a feed could not be fetched. */
export interface Failure {
  outcome: PullFailure;
  httpStatus: number | null;
  /** Whether another attempt may succeed soon. */
  isTransient: boolean;
}

/** The import reports the reason. */
export const REFUSED: Failure = { outcome: 'refused', httpStatus: null, isTransient: false };

/** @returns null for an internal error, which neither the feed nor its server caused */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof FetchRefused) {
    const { code, status, isTransient } = error;
    return { outcome: code, httpStatus: status, isTransient };
  }
  if (error instanceof EmptyAnswer) return { outcome: 'empty', httpStatus: null, isTransient: true };
  if (error instanceof PasswordLost)
    return { outcome: 'password_lost', httpStatus: null, isTransient: false };
  return null;
}
