import type { Translations } from '../core/i18n/local-text.js';
import type { Media } from './media.entity.js';

/** An image with its sizes; `width` and `height` reserve its place. */
export interface PictureProps {
  src: string;
  /**
   * Widths of its AVIF files in the folder of `src`, such as `400.avif`; browsers without AVIF show `src`. Empty while
   * they are not made.
   */
  widths: number[];
  width: number;
  height: number;
  alt: string;
}

/** An image for people who manage it, also while it is pending or after it failed. */
export interface PictureItem {
  id: number;
  /** null while it is not ready. */
  picture: PictureProps | null;
  status: Media['status'];
  /** Localised reason of the failure. */
  failure: string | null;
  /** The name of an uploaded file, or the end of a URL. */
  fileName: string | null;
  alt: Translations;
  /** Sent back as `_version`. */
  version: string;
  /** PUT `{ alt, _version }`; null without the permission. */
  url: string | null;
}
