import { router } from '@inertiajs/react';

/** Pixels, as the adapter keeps them with each entry of the history. */
interface Position {
  top: number;
  left: number;
}

/**
 * The adapter notes a position 100 ms after the last movement, in the entry that is current by then. Without this,
 * whoever follows a link in the midst of scrolling, or goes back at once, would lose the place.
 */
export function saveScrollPositions(): void {
  let returnsTo: Position | null = null;
  router.on('before', savePosition);
  addEventListener('popstate', ({ state }: PopStateEvent) => {
    returnsTo = (state as { documentScrollPosition?: Position } | null)?.documentScrollPosition ?? null;
  });
  router.on('navigate', ({ detail: { page } }) => {
    // the page that was left at once may tell of its arrival only now
    if (page.url !== location.pathname + location.search + location.hash) return;
    const place = returnsTo;
    returnsTo = null;
    // after the adapter, which reads what a late note may have spoilt
    if (place) requestAnimationFrame(() => scrollTo({ ...place, behavior: 'instant' }));
  });
}

function savePosition(): void {
  const state = history.state as { page?: unknown } | null;
  if (!state?.page) return;
  const documentScrollPosition: Position = { top: scrollY, left: scrollX };
  history.replaceState({ ...state, documentScrollPosition }, '');
}
