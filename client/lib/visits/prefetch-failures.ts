import type { PendingVisit } from '@inertiajs/core';
import { router } from '@inertiajs/react';
import { withoutConfirmation } from './leave-confirmation.js';

/**
 * Keeps the failures of pages that are fetched ahead from those who follow a link. The adapter would show an error out
 * of its store when the server is long back, and says nothing of a visit that waited for a page that does not come.
 */
export function ignorePrefetchFailures(): void {
  router.on('prefetched', ({ detail: { response, visit } }) => {
    // it goes into the store after this
    if (response.status >= 400) setTimeout(() => router.flush(visit.url));
  });
  let latest: PendingVisit | null = null;
  router.on('before', (event) => {
    const { visit } = event.detail;
    if (visit.async || visit.prefetch) return;
    const ahead = prefetchFor(visit);
    // later handlers may hold the visit up with a question
    queueMicrotask(() => {
      if (event.defaultPrevented) return;
      latest = visit;
      ahead?.response.catch(() => {
        // of its own (nothing that comes ahead is fresh), it can tell how it ends; whoever goes there has been asked
        if (latest === visit) withoutConfirmation(() => router.visit(visit.url, { ...visit, fresh: true }));
      });
    });
  });
}

/**
 * The page on its way that a visit will wait for: one that was asked for in just the same way. What is sent waits for
 * none, and must not be sent twice.
 */
function prefetchFor(visit: PendingVisit) {
  if (visit.method !== 'get') return null;
  // the adapter writes into headers that it is given
  return router.getPrefetching(visit.url, { ...visit, headers: { ...visit.headers } });
}
