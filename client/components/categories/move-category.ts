import { router } from '@inertiajs/react';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { PRESERVE_STATE } from '../../lib/visits/preserve-state.js';
import { Forest, type CategoryPosition } from './forest.js';

/** Moves a category: shown immediately, and reverted if the server refuses. */
export function moveCategory(forest: Forest, id: number, place: CategoryPosition): void {
  const item = forest.find(id);
  if (!item?.can.move) return;
  router
    .optimistic<PageProps<'categories/index'>>(({ tree }) => ({ tree: new Forest(tree).moved(id, place) }))
    .patch(item.placeUrl, { ...place }, PRESERVE_STATE);
}
