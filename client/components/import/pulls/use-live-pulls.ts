import { usePoll } from '@inertiajs/react?apart';
import { useEffect } from 'react';
import type { FeedProps } from '../../../../src/import/pulls/feed-pulls.pages.js';

/** Milliseconds between two requests for running fetches. */
const INTERVAL = 2000;
const OPEN = ['queued', 'pulling', 'importing'];

/** Keeps the page fresh while a feed is fetched, or is just about to be. */
export function useLivePulls(feeds: FeedProps[]): void {
  const active = feeds.some(({ state, last }) => state === 'new' || (last && OPEN.includes(last.status)));
  const { start, stop } = usePoll(
    INTERVAL,
    { only: ['feeds', 'history'] },
    { mode: 'rest', autoStart: false },
  );
  useEffect(() => {
    if (active) start();
    else stop();
    return stop;
    // start and stop are new functions with each draw of the page
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [active]);
}
