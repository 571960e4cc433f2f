/** A picture with its sizes; `width` and `height` reserve its place. */
export interface PictureProps {
  src: string;
  /** `srcset` per type, best first; empty while the variants are not made. */
  sources: { type: string; srcSet: string }[];
  width: number;
  height: number;
  alt: string;
}
