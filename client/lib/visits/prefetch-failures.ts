import type { PendingVisit } from '@inertiajs/core';
import { router } from '@inertiajs/react';
import { withoutConfirmation } from './leave-confirmation.js';

/**
 * Hides failures of prefetches from people who follow a link. The adapter would show a stored error after the
 * server recovered, and ignores a visit that waits for a failed prefetch.
 */
export function ignorePrefetchFailures(): void {
  router.on('prefetched', ({ detail: { response, visit } }) => {
    // the adapter stores it after this event
    if (response.status >= 400) setTimeout(() => router.flush(visit.url));
  });
  let latest: PendingVisit | null = null;
  router.on('before', (event) => {
    const { visit } = event.detail;
    if (visit.async || visit.prefetch) return;
    const ahead = prefetchFor(visit);
    // later handlers may delay the visit with a confirmation
    queueMicrotask(() => {
      if (event.defaultPrevented) return;
      latest = visit;
      ahead?.response.catch(() => {
        // as a separate visit (prefetched pages are never fresh) it reports its end; confirmations were
        // shown already
        if (latest === visit) withoutConfirmation(() => router.visit(visit.url, { ...visit, fresh: true }));
      });
    });
  });
}

/**
 * The running prefetch that a visit would wait for: one with the same request. Writes wait for none, and must
 * not be repeated.
 */
function prefetchFor(visit: PendingVisit) {
  if (visit.method !== 'get') return null;
  // the adapter modifies the given headers
  return router.getPrefetching(visit.url, { ...visit, headers: { ...visit.headers } });
}
