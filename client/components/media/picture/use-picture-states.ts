import type { PictureItem } from '../../../../src/media/media.props.js';
import { useShared } from '../../../lib/shared.js';
import { usePollWhile } from '../../../lib/visits/use-poll-while.js';

/** Time between two looks at pictures that are being prepared, in milliseconds. */
const INTERVAL = 1500;

/** What is known of pictures, whatever page they stand on; those that are being made are watched until they are there. */
export function usePictureStates(ids: number[], known: PictureItem[]): Map<number, PictureItem> {
  const { pictureStates = [], pictureChoices } = useShared();
  const offered = pictureChoices?.pictures ?? [];
  const items = new Map([...known, ...offered, ...pictureStates].map((item) => [item.id, item]));
  const open = ids.filter((id) => (items.get(id)?.status ?? 'pending') === 'pending');
  usePollWhile(open.length > 0, INTERVAL, () => ({
    only: ['pictureStates'],
    headers: { 'x-pictures': open.join() },
  }));
  return items;
}
