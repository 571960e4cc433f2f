import type { HttpResponse } from '@inertiajs/core';
import { http, router } from '@inertiajs/react';

/**
 * Listens for the answer of a newer build, which has the page loaded anew: no other callback of a visit hears of it.
 * @param react told whether what was sent has been refused
 * @returns what ends it
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
