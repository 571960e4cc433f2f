import type { FeedNode } from '../feed-node.js';
import type { RawOffer } from './tables/format.js';

/**
 * Whether the catalogue has written the file itself: then it is an export that people have edited, not a
 * feed.
 */
export function isOwnExport(root: FeedNode): boolean {
  return root.name === 'katalog' && root.attributes.source === 'export';
}

/** A database id of 32 bits; null for anything else. */
export function readExportedId(text: string | undefined): number | null {
  const id = text && /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id > 0 && id < 2 ** 31 ? id : null;
}

/** What an item of an export states in addition to a feed's. */
export function readExported(children: ReadonlyMap<string, FeedNode[]>): NonNullable<RawOffer['exported']> {
  const single = (name: string) => children.get(name)?.[0]?.text.trim() ?? '';
  const idsOf = (name: string) => (children.get(name) ?? []).map(({ attributes }) => attributes.id ?? '');
  return {
    kind: single('kind'),
    status: single('status'),
    categoryIds: idsOf('category'),
    pictureIds: idsOf('picture'),
  };
}
