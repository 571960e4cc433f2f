import { runInNewContext } from 'node:vm';

/** Far more than linear work over some 100 kB takes on a busy machine, far less than quadratic work. */
const LIMIT_MS = 15_000;

/**
 * Ends work that would take many minutes, also inside a regular expression, where Jest's own limit has no
 * effect.
 */
export function withTimeLimit<Result>(act: () => Result): Result {
  return runInNewContext('act()', { act }, { timeout: LIMIT_MS }) as Result;
}
