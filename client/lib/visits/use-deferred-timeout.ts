import type { ActiveVisit, PendingVisit } from '@inertiajs/core';
import { router } from '@inertiajs/react';
import { useEffect, useState } from 'react';

const TIMEOUT_MS = 30_000;

/**
 * Whether a prop that comes after the page has not come: its request broke, was given up for a page that did not come
 * either, or takes too long. Another request for it begins anew.
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
        // the first request may have begun before anybody listened
        if (latest !== null && latest !== visit.id) return;
        isGivenUp = wasGivenUp(visit);
        setTimedOut(!isGivenUp);
      } else if (isGivenUp && isWaitedFor(visit) && !wasGivenUp(visit)) {
        isGivenUp = false;
        // what changes a part of the page leaves us here, without what it has taken the place of
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
