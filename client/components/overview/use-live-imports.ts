import { usePoll } from '@inertiajs/react?apart';
import { useEffect } from 'react';
import type { RecentImport } from '../../../src/overview/overview.pages.js';

/** Time between two looks while an import runs, in milliseconds. */
const INTERVAL = 3000;
const RUNNING = ['queued', 'validating', 'writing'];

/** Keeps imports fresh as long as one is at work. */
export function useLiveImports(imports: RecentImport[]): void {
  const options = { only: ['imports', 'waiting'] };
  const { start, stop } = usePoll(INTERVAL, options, { mode: 'rest', autoStart: false });
  const running = imports.some(({ status }) => RUNNING.includes(status));
  useEffect(() => {
    if (running) start();
    return stop;
    // start and stop are new functions with each draw of the page
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [running]);
}
