import { FetchRefused } from '../../../core/fetch/fetch-refused.js';
import { EmptyAnswer, PasswordLost } from './feed-download.js';
import type { PullFailure } from '../pull-rows.js';

/** Why a feed could not be fetched. */
export interface Failure {
  outcome: PullFailure;
  httpStatus: number | null;
  /** Whether another attempt may soon do better. */
  isTransient: boolean;
}

/** What is wrong with the file is told by its import. */
export const REFUSED: Failure = { outcome: 'refused', httpStatus: null, isTransient: false };

/** null: nothing that the feed, its server or its store could help. */
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
