import type { ActiveVisit, PendingVisit } from '@inertiajs/core';
import { router } from '@inertiajs/react';
import { useEffect, useState } from 'react';

const PATIENCE_MS = 30_000;

/**
 * Whether a prop that comes after the page has not come: its request broke, was given up for a page that did not come
 * either, or takes too long. Another request for it begins anew.
 */
export function useMissed(prop: string): boolean {
  const [isMissed, setMissed] = useState(false);
  useEffect(() => {
    let timer = setTimeout(setMissed, PATIENCE_MS, true);
    let latest: string | null = null;
    let isGivenUp = false;
    const stopStart = router.on('start', ({ detail: { visit } }) => {
      if (!visit.only.includes(prop)) return;
      latest = visit.id;
      isGivenUp = false;
      setMissed(false);
      clearTimeout(timer);
      timer = setTimeout(setMissed, PATIENCE_MS, true);
    });
    const stopFinish = router.on('finish', ({ detail: { visit } }) => {
      if (visit.only.includes(prop)) {
        // the first request may have begun before anybody listened
        if (latest !== null && latest !== visit.id) return;
        isGivenUp = wasGivenUp(visit);
        setMissed(!isGivenUp);
      } else if (isGivenUp && isWaitedFor(visit) && !wasGivenUp(visit)) {
        isGivenUp = false;
        // what changes a part of the page leaves us here, without what it has taken the place of
        if (visit.only.length > 0) router.reload({ only: [prop] });
        else setMissed(true);
      }
    });
    return () => {
      clearTimeout(timer);
      stopStart();
      stopFinish();
    };
  }, [prop]);
  return isMissed;
}

const wasGivenUp = ({ cancelled, interrupted }: ActiveVisit | PendingVisit) => cancelled || interrupted;
const isWaitedFor = ({ async, prefetch }: PendingVisit) => !async && !prefetch;
