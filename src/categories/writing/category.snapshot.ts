import type { CategoryRow, CategoryTexts } from '../category-tree.js';

/** A category in the audit log; its place is logged with moves. */
export function toSnapshot(category: Described): Record<string, unknown> {
  const { name, slug, kind, active, mediaId, description, metaTitle, metaDescription } = category;
  return { name, slug, kind, active, mediaId, description, metaTitle, metaDescription };
}

export function toPlaceSnapshot({ parentId, position }: Placed): Record<string, unknown> {
  return { parentId, position };
}

type Described = Pick<CategoryRow, 'name' | 'slug' | 'kind' | 'active' | 'mediaId' | keyof CategoryTexts>;
type Placed = Pick<CategoryRow, 'parentId' | 'position'>;
