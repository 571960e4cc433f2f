import { router } from '@inertiajs/react';
import { useEffect } from 'react';

/** Forgets the pages that were fetched ahead as soon as something has been written: they show it as it was before. */
export function useFreshLists(): void {
  useEffect(
    () =>
      router.on('finish', ({ detail: { visit } }) => {
        if (visit.method !== 'get') router.flushAll();
      }),
    [],
  );
}
