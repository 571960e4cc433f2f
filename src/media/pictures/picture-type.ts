export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** The first bytes of each accepted type; `.` means any byte. */
const SIGNATURES: [PictureType, RegExp][] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n\x1a\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/avif', /^.{4}ftypavi[fs]/s],
  // a generic major brand, with AVIF among the compatible brands
  ['image/avif', /^.{4}ftypmi[fa][f1].{4}(?:.{4})*?avif/s],
];

/** Bytes needed to recognise any of the types. */
export const SIGNATURE_BYTES = 64;

/** The type by the first bytes, not by header or file name; null for other types, such as SVG. */
export function pictureType(content: Buffer): PictureType | null {
  const start = content.toString('latin1', 0, SIGNATURE_BYTES);
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0] ?? null;
}
