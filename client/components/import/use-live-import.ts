import { router } from '@inertiajs/react';
import { usePoll } from '@inertiajs/react?apart';
import { useEffect, useRef } from 'react';

/** Time between two looks at a running import, in milliseconds. */
const INTERVAL = 1000;

/** Keeps a running import fresh, and loads its report once it has ended or waits for an answer. */
export function useLiveImport(active: boolean): void {
  const { start, stop } = usePoll(
    INTERVAL,
    { only: ['current', 'imports'] },
    { mode: 'rest', autoStart: false },
  );
  const ran = useRef(active);
  useEffect(() => {
    if (active) start();
    else stop();
    if (ran.current && !active) {
      router.reload({ only: ['issues', 'mappings', 'unmappedCount', 'can'] });
    }
    ran.current = active;
    return stop;
    // start and stop are new functions with each draw of the page
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [active]);
}
