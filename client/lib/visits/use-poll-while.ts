import { router } from '@inertiajs/react';
import { usePoll } from '@inertiajs/react?apart';
import { useEffect, useRef } from 'react';

/**
 * Asks for props again and again as long as something is at work.
 * @param interval between two answers, in milliseconds
 * @param ended the props that are asked for once when it has come to its end
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
    if (was.current && !active && ended.length > 0) router.reload({ only: ended });
    was.current = active;
    if (!active) return;
    start();
    return stop;
    // start and stop are new functions with each draw of the page
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [active]);
}
