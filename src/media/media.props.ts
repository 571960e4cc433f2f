import type { Translations } from '../core/i18n/local-text.js';
import type { Media } from './media.entity.js';

/** A picture with its sizes; `width` and `height` reserve its place. */
export interface PictureProps {
  src: string;
  /** `srcset` per type, best first; empty while the variants are not made. */
  sources: { type: string; srcSet: string }[];
  width: number;
  height: number;
  alt: string;
}

/** A picture as who looks after it sees it: also while it is being made, or why there will be none. */
export interface PictureItem {
  id: number;
  /** null while it is not ready. */
  picture: PictureProps | null;
  status: Media['status'];
  /** Why there will be none, localised. */
  failure: string | null;
  /** What it was called, for an upload; the end of its address otherwise. */
  fileName: string | null;
  alt: Translations;
  /** To be sent along as `_version`. */
  version: string;
  /** PUT `{ alt, _version }`; null without the right. */
  url: string | null;
}
