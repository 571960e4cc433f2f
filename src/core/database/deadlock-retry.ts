import { QueryFailedError } from 'typeorm';

/** SQLSTATE of deadlock and serialisation failure. */
const RETRYABLE = new Set(['40P01', '40001']);
const ATTEMPTS = 5;

/** Repeats a whole transaction after a deadlock or serialisation failure, up to `ATTEMPTS` times. */
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
