import type { HttpResponse } from '@inertiajs/core';
import { http, router } from '@inertiajs/react';

/**
 * Listens for an answer of a newer build, which reloads the page: no other callback of a visit receives it.
 * @param react receives whether a write was refused
 * @returns the unsubscription
 */
export function onVersionChange(react: (isRefused: boolean) => void): () => void {
  let isRefused = false;
  const stopReading = http.onError((error) => {
    const { headers } = (error as Partial<{ response: HttpResponse }>).response ?? { headers: {} };
    if ('x-inertia-location' in headers) isRefused = 'x-inertia-refused' in headers;
  });
  const stop = router.on('location', ({ detail }) => {
    if (detail.versionChange) react(isRefused);
  });
  return () => {
    stopReading();
    stop();
  };
}
