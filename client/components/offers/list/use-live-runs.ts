import { usePollWhile } from '../../../lib/visits/use-poll-while.js';

/** Time between two looks at what is at work, in milliseconds. */
const INTERVAL = 1500;
/** What an action on many changes of the page, once it has ended. */
const CHANGED = ['products', 'count', 'pagination', 'statusCounts', 'bulkRuns'];

/** Keeps running actions fresh, and loads the list again when they have ended. */
export function useLiveRuns(isAtWork: boolean): void {
  usePollWhile(isAtWork, INTERVAL, { only: ['bulkRuns'] }, CHANGED);
}
