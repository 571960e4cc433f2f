/** Why received bytes become no picture; stable, kept in the database and translated. */
export type PictureRefusalCode = 'type_unknown' | 'animated' | 'too_many_pixels' | 'unreadable';

export class PictureRefused extends Error {
  constructor(
    readonly code: PictureRefusalCode,
    options?: ErrorOptions,
  ) {
    super(code, options);
    this.name = 'PictureRefused';
  }
}
