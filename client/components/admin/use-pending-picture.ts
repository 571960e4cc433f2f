import { usePoll } from '@inertiajs/react?apart';
import { useEffect } from 'react';

/** Time between two looks at a picture that is being prepared, in milliseconds. */
const INTERVAL = 1500;

/** Looks for the prepared picture of the open form while there is one to come. */
export function usePendingPicture(pending: boolean): void {
  const { start, stop } = usePoll(INTERVAL, { only: ['form'] }, { mode: 'rest', autoStart: false });
  useEffect(() => {
    if (!pending) return;
    start();
    return stop;
    // start and stop are new functions with each draw of the page
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pending]);
}
