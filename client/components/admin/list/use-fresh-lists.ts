import { router } from '@inertiajs/react';
import { useEffect } from 'react';

/** Drops prefetched pages after each write, because they show the old state. */
export function useFreshLists(): void {
  useEffect(
    () =>
      router.on('finish', ({ detail: { visit } }) => {
        if (visit.method !== 'get') router.flushAll();
      }),
    [],
  );
}
