import { router } from '@inertiajs/react';
import { usePoll } from '@inertiajs/react?apart';
import { useEffect, useRef } from 'react';

/** Time between two looks at what is at work, in milliseconds. */
const INTERVAL = 1500;
/** What an action on many changes of the page, once it has ended. */
const CHANGED = ['products', 'count', 'pagination', 'statusCounts', 'bulkRuns'];

/** Keeps running actions fresh, and loads the list again when they have ended. */
export function useLiveRuns(isAtWork: boolean): void {
  const { start, stop } = usePoll(INTERVAL, { only: ['bulkRuns'] }, { mode: 'rest', autoStart: false });
  const was = useRef(isAtWork);
  useEffect(() => {
    if (was.current && !isAtWork) router.reload({ only: CHANGED });
    was.current = isAtWork;
    if (!isAtWork) return;
    start();
    return stop;
    // start and stop are new functions with each draw of the page
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isAtWork]);
}
