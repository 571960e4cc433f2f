import { runInNewContext } from 'node:vm';

/** Far more than linear work over some 100 kB takes on a busy machine, far less than what grows with the square. */
const LIMIT_MS = 15_000;

/** Ends what would go on for many minutes, also inside a pattern, where Jest's own limit does not reach. */
export function withTimeLimit<Result>(act: () => Result): Result {
  return runInNewContext('act()', { act }, { timeout: LIMIT_MS }) as Result;
}
