import type { Hash } from 'node:crypto';

/** The formats we make, best first. */
export const VARIANT_FORMATS = ['avif', 'webp'] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];

export const VARIANT_TYPES: Record<VariantFormat, string> = { avif: 'image/avif', webp: 'image/webp' };

/** The widths the pages ask for, in pixels; a smaller original has its own width as its largest one. */
export const VARIANT_WIDTHS = [400, 900, 1920] as const;

/** One stored size of a picture, an element of the column `variants`. */
export interface Variant {
  width: number;
  height: number;
  format: VariantFormat;
  bytes: number;
}

/**
 * Names a content by 128 bits of its SHA-256: pages contain the name of each image several times. Older contents have
 * all 256.
 */
export const contentHash = (hash: Hash): string => hash.digest('hex').slice(0, 32);

const CONTENT_HASH = /^([0-9a-f]{32}){1,2}$/;

/** Storage key of a size; its URL path is the same after a slash. */
export function variantKey(
  contentHash: string,
  { width, format }: Pick<Variant, 'width' | 'format'>,
): string {
  return `media/${contentHash}/${width}.${format}`;
}

/** Storage key of the original. */
export function originalKey(contentHash: string): string {
  return `media/${contentHash}/original`;
}

/** Folder of uploads whose sizes are not made yet. */
export const UPLOADS = 'uploads';

/** Storage key of an upload until its sizes are made. */
export function uploadKey(name: string): string {
  return `${UPLOADS}/${name}`;
}

/** Whether the key is of a single upload, not of a content that several rows may share. */
export function isUpload(storageKey: string): boolean {
  return storageKey.startsWith(`${UPLOADS}/`);
}

/** The size that a URL names; null when it is malformed. */
export function findVariant(hash: string, file: string): Pick<Variant, 'width' | 'format'> | null {
  const [, width, format] = /^([1-9]\d{0,3})\.(avif|webp)$/.exec(file) ?? [];
  if (!format || !CONTENT_HASH.test(hash)) return null;
  return { width: Number(width), format: format as VariantFormat };
}
