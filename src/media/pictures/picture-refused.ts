/** Why a file is rejected; the codes are stored and translated. */
export const PICTURE_REFUSALS = [
  'type_unknown',
  'animated',
  'too_many_pixels',
  'unreadable',
  'empty',
  'too_large',
  'cut_off',
] as const;
export type PictureRefusalCode = (typeof PICTURE_REFUSALS)[number];

export class PictureRefused extends Error {
  constructor(
    readonly code: PictureRefusalCode,
    options?: ErrorOptions,
  ) {
    super(code, options);
    this.name = 'PictureRefused';
  }
}
