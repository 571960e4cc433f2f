import { router } from '@inertiajs/react';
import { usePoll } from '@inertiajs/react?apart';
import { useEffect, useRef } from 'react';

/**
 * Reloads props repeatedly while something is running.
 * @param interval milliseconds between two answers
 * @param ended props that are reloaded once after the end: some of the last answer may be older than the end
 */
export function usePollWhile(
  active: boolean,
  interval: number,
  options: Parameters<typeof usePoll>[1],
  ended: string[] = [],
): void {
  const { start, stop } = usePoll(interval, options, { mode: 'rest', autoStart: false });
  const was = useRef(active);
  useEffect(() => {
    if (was.current && !active && ended.length > 0)
      router.reload({ ...(typeof options === 'function' ? options() : options), only: ended });
    was.current = active;
    if (!active) return;
    start();
    return stop;
    // start and stop are new functions in each render
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [active]);
}
