import { router } from '@inertiajs/react';

/** Pixels, like the adapter's history entries. */
interface Position {
  top: number;
  left: number;
}

/**
 * The adapter stores a position 100 ms after the last scroll event, in the entry that is current by then.
 * Without this, following a link or going back while scrolling would lose the position.
 */
export function saveScrollPositions(): void {
  let returnsTo: Position | null = null;
  router.on('before', savePosition);
  addEventListener('popstate', ({ state }: PopStateEvent) => {
    returnsTo = (state as { documentScrollPosition?: Position } | null)?.documentScrollPosition ?? null;
  });
  router.on('navigate', ({ detail: { page } }) => {
    // the page that was left may report its arrival only now
    if (page.url !== location.pathname + location.search + location.hash) return;
    const place = returnsTo;
    returnsTo = null;
    // after the adapter, which reads a position that a late event may have overwritten
    if (place) requestAnimationFrame(() => scrollTo({ ...place, behavior: 'instant' }));
  });
}

function savePosition(): void {
  const state = history.state as { page?: unknown } | null;
  if (!state?.page) return;
  const documentScrollPosition: Position = { top: scrollY, left: scrollX };
  history.replaceState({ ...state, documentScrollPosition }, '');
}
