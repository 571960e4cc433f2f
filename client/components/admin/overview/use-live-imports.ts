import type { RecentImport } from '../../../../src/admin/overview/overview.pages.js';
import { usePollWhile } from '../../../lib/visits/use-poll-while.js';

/** Time between two looks while an import runs, in milliseconds. */
const INTERVAL = 3000;
const LIVE = ['imports', 'waiting'];
const RUNNING = ['queued', 'validating', 'writing'];

/** Keeps imports fresh as long as one is at work. */
export function useLiveImports(imports: RecentImport[]): void {
  const isAtWork = imports.some(({ status }) => RUNNING.includes(status));
  usePollWhile(isAtWork, INTERVAL, { only: LIVE }, LIVE);
}
