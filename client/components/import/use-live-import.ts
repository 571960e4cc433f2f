import { usePollWhile } from '../../lib/visits/use-poll-while.js';

/** Time between two looks at a running import, in milliseconds. */
const INTERVAL = 1000;
/** Its report. */
const CHANGED = ['issues', 'unmappedCount', 'can'];

/** Keeps a running import fresh, and loads its report once it has ended or waits for an answer. */
export function useLiveImport(active: boolean): void {
  usePollWhile(active, INTERVAL, { only: ['current', 'imports'] }, CHANGED);
}
