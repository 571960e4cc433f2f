import { usePoll } from '@inertiajs/react?apart';
import { useEffect } from 'react';
import type { PictureItem } from '../../../src/media/media.props.js';
import { useShared } from '../../lib/shared.js';

/** Time between two looks at pictures that are being prepared, in milliseconds. */
const INTERVAL = 1500;

/** What is known of pictures, whatever page they stand on; those that are being made are watched until they are there. */
export function usePictureStates(ids: number[], known: PictureItem[]): Map<number, PictureItem> {
  const { pictureStates = [], pictureChoices } = useShared();
  const offered = pictureChoices?.pictures ?? [];
  const items = new Map([...known, ...offered, ...pictureStates].map((item) => [item.id, item]));
  const open = ids.filter((id) => (items.get(id)?.status ?? 'pending') === 'pending');
  const { start, stop } = usePoll(
    INTERVAL,
    () => ({ only: ['pictureStates'], headers: { 'x-pictures': open.join() } }),
    { mode: 'rest', autoStart: false },
  );
  const waits = open.length > 0;
  useEffect(() => {
    if (!waits) return;
    start();
    return stop;
    // start and stop are new functions with each draw of the page
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [waits]);
  return items;
}
