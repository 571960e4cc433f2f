/** The formats we make, best first. */
export const VARIANT_FORMATS = ['avif', 'webp'] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];

export const VARIANT_TYPES: Record<VariantFormat, string> = { avif: 'image/avif', webp: 'image/webp' };

/** The widths the pages ask for, in pixels; a smaller original has its own width as its largest one. */
export const VARIANT_WIDTHS = [400, 900, 1920] as const;

/** One made size of a picture, as kept in the `variants` column. */
export interface Variant {
  width: number;
  height: number;
  format: VariantFormat;
  bytes: number;
}

/** Where a made size lies in the storage; its public address is the same behind a slash. */
export function variantKey(
  contentHash: string,
  { width, format }: Pick<Variant, 'width' | 'format'>,
): string {
  return `media/${contentHash}/${width}.${format}`;
}

/** Where the original lies. */
export function originalKey(contentHash: string): string {
  return `media/${contentHash}/original`;
}

/** The folder of what was handed in. */
export const UPLOADS = 'uploads';

/** Where an upload lies until its sizes are made. */
export function uploadKey(name: string): string {
  return `${UPLOADS}/${name}`;
}

/** Whether an upload of one row alone lies there, not a content that others may share. */
export function isUpload(storageKey: string): boolean {
  return storageKey.startsWith(`${UPLOADS}/`);
}

/** The size that a public address names; null when no picture could have it. */
export function findVariant(hash: string, file: string): Pick<Variant, 'width' | 'format'> | null {
  const [, width, format] = /^([1-9]\d{0,3})\.(avif|webp)$/.exec(file) ?? [];
  if (!format || !/^[0-9a-f]{64}$/.test(hash)) return null;
  return { width: Number(width), format: format as VariantFormat };
}
