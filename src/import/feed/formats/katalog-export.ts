import type { FeedNode } from '../feed-node.js';
import type { RawOffer } from './tables/format.js';

/** Whether Katalog wrote the file: then it is an export that people edited, not a feed. */
export function isOwnExport(root: FeedNode): boolean {
  return root.name === 'katalog' && root.attributes.source === 'export';
}

/** A database id of 32 bits; null for anything else. */
export function readExportedId(text: string | undefined): number | null {
  const id = text && /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id > 0 && id < 2 ** 31 ? id : null;
}

/** The values of an exported item that a feed does not have. */
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
