import type { ActiveVisit, PendingVisit } from '@inertiajs/core';
import { router } from '@inertiajs/react';
import { useEffect, useState } from 'react';

const TIMEOUT_MS = 30_000;

/**
 * Whether a deferred prop failed to arrive: its request failed, was cancelled for a page that failed as well,
 * or takes too long. Another request for it starts again.
 */
export function useDeferredTimeout(prop: string): boolean {
  const [hasTimedOut, setTimedOut] = useState(false);
  useEffect(() => {
    let timer = setTimeout(setTimedOut, TIMEOUT_MS, true);
    let latest: string | null = null;
    let isGivenUp = false;
    const stopStart = router.on('start', ({ detail: { visit } }) => {
      if (!visit.only.includes(prop)) return;
      latest = visit.id;
      isGivenUp = false;
      setTimedOut(false);
      clearTimeout(timer);
      timer = setTimeout(setTimedOut, TIMEOUT_MS, true);
    });
    const stopFinish = router.on('finish', ({ detail: { visit } }) => {
      if (visit.only.includes(prop)) {
        // the first request may begin before this listener
        if (latest !== null && latest !== visit.id) return;
        isGivenUp = wasGivenUp(visit);
        setTimedOut(!isGivenUp);
      } else if (isGivenUp && isWaitedFor(visit) && !wasGivenUp(visit)) {
        isGivenUp = false;
        // a partial reload cancels the pending request and keeps the component
        if (visit.only.length > 0) router.reload({ only: [prop] });
        else setTimedOut(true);
      }
    });
    return () => {
      clearTimeout(timer);
      stopStart();
      stopFinish();
    };
  }, [prop]);
  return hasTimedOut;
}

const wasGivenUp = ({ cancelled, interrupted }: ActiveVisit | PendingVisit) => cancelled || interrupted;
const isWaitedFor = ({ async, prefetch }: PendingVisit) => !async && !prefetch;
