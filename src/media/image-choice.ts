/** The picture of things without one; a file of the client. */
export const NO_PICTURE = '/no-picture.svg';

interface Addressed {
  url: string;
}

/** Anything that is shown by one picture. */
export interface Pictured {
  /** With `imageUrl`: something that is featured, or of the catalogue. */
  clicks?: number | null;
  imageUrl?: string | null;
  logo?: Addressed | null;
  media?: Addressed[] | Addressed | null;
}

/** The address of the one picture that stands for an item, by the order that the specification gives. */
export function chooseImage({ clicks, imageUrl, logo, media }: Pictured): string {
  if (typeof clicks === 'number' && imageUrl && URL.canParse(imageUrl)) return imageUrl;
  const first = Array.isArray(media) ? media[0] : media;
  return logo?.url || first?.url || NO_PICTURE;
}
