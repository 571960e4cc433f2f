import { QueryFailedError } from 'typeorm';

/** PostgreSQL's codes for "somebody else was first, try again": deadlock and serialisation failure. */
const RETRYABLE = new Set(['40P01', '40001']);
const ATTEMPTS = 5;

/** Does a whole transaction again when two of them stood in each other's way. */
export async function withDeadlockRetry<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const code =
        error instanceof QueryFailedError ? (error.driverError as { code?: string }).code : undefined;
      if (attempt === ATTEMPTS || !code || !RETRYABLE.has(code)) throw error;
    }
  }
}
