import type { CategoryRow } from '../category-tree.js';

/** A category in the audit log; its place is logged with moves. */
export function toSnapshot({ name, slug, kind, active, mediaId }: Described): Record<string, unknown> {
  return { name, slug, kind, active, mediaId };
}

export function toPlaceSnapshot({ parentId, position }: Placed): Record<string, unknown> {
  return { parentId, position };
}

type Described = Pick<CategoryRow, 'name' | 'slug' | 'kind' | 'active' | 'mediaId'>;
type Placed = Pick<CategoryRow, 'parentId' | 'position'>;
