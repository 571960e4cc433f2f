/** Placeholder, a file of the client. */
export const NO_PICTURE = '/no-picture.svg';

interface WithUrl {
  url: string;
}

/** An item that one picture represents. */
export interface Pictured {
  /** Set, with `imageUrl`, for featured items and items of the catalogue. */
  clicks?: number | null;
  imageUrl?: string | null;
  logo?: WithUrl | null;
  media?: WithUrl[] | WithUrl | null;
}

/** URL of the picture that represents an item, by the precedence of the specification. */
export function chooseImage({ clicks, imageUrl, logo, media }: Pictured): string {
  if (typeof clicks === 'number' && imageUrl && URL.canParse(imageUrl)) return imageUrl;
  const first = Array.isArray(media) ? media[0] : media;
  return logo?.url || first?.url || NO_PICTURE;
}
