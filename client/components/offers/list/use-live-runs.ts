import { usePollWhile } from '../../../lib/visits/use-poll-while.js';

/** Milliseconds between two requests for running actions. */
const INTERVAL = 1500;
/** Props that a finished bulk action changes. */
const CHANGED = ['products', 'count', 'pagination', 'statusCounts', 'bulkRuns'];

/** Keeps running actions up to date, and reloads the list when they end. */
export function useLiveRuns(isAtWork: boolean): void {
  usePollWhile(isAtWork, INTERVAL, { only: ['bulkRuns'] }, CHANGED);
}
