import type { PictureItem } from '../../../../src/media/media.props.js';
import { useShared } from '../../../lib/shared.js';
import { usePollWhile } from '../../../lib/visits/use-poll-while.js';

/** Time between two looks at pictures that are being prepared, in milliseconds. */
const INTERVAL = 1500;

/** The states of pictures on any page; pictures without sizes are watched until they are ready. */
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
