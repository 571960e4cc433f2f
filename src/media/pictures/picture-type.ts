export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** How each accepted type begins; `.` stands for any byte. */
const SIGNATURES: [PictureType, RegExp][] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n\x1a\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/avif', /^.{4}ftypavi[fs]/s],
  // the general brand of the container, with AVIF among those it is compatible with
  ['image/avif', /^.{4}ftypmi[fa][f1].{4}(?:.{4})*?avif/s],
];

/** So many bytes are enough to recognise any of them. */
export const SIGNATURE_BYTES = 64;

/** The type by the first bytes, whatever a server or file name claims; null for all others, as SVG. */
export function pictureType(content: Buffer): PictureType | null {
  const start = content.toString('latin1', 0, SIGNATURE_BYTES);
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0] ?? null;
}
