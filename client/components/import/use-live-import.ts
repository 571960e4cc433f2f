import { usePollWhile } from '../../lib/visits/use-poll-while.js';

/** Time between two looks at a running import, in milliseconds. */
const INTERVAL = 1000;
/** Props of the report. */
const CHANGED = ['issues', 'unmappedCount', 'can'];

/** Keeps a running import up to date, and loads its report when it ends or waits for an answer. */
export function useLiveImport(active: boolean): void {
  usePollWhile(active, INTERVAL, { only: ['current'] }, CHANGED);
}
