import { FetchRefused } from '../../../core/fetch/fetch-refused.js';
import { EmptyAnswer, PasswordLost } from './feed-download.js';
import type { PullFailure } from '../pull-rows.js';

/** Why a feed could not be fetched. */
export interface Failure {
  outcome: PullFailure;
  httpStatus: number | null;
  /** Whether another attempt may soon do better. */
  passing: boolean;
}

/** What is wrong with the file is told by its import. */
export const REFUSED: Failure = { outcome: 'refused', httpStatus: null, passing: false };

/** null: nothing that the feed, its server or its store could help. */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof FetchRefused) {
    const { code, status, passing } = error;
    return { outcome: code, httpStatus: status, passing };
  }
  if (error instanceof EmptyAnswer) return { outcome: 'empty', httpStatus: null, passing: true };
  if (error instanceof PasswordLost) return { outcome: 'password_lost', httpStatus: null, passing: false };
  return null;
}
