import type { ListProps } from '../../core/http/api/page-list.js';
import type { SortLink } from '../../core/http/api/pagination.js';
import type { PictureItem } from '../media.props.js';
import type { MediaFilter, MediaSort } from './media.query.js';

/** An image in the list. */
export interface MediaTile extends PictureItem {
  /** URL of the list with the image open. */
  openUrl: string;
  isUsed: boolean;
}

/** Something that shows the image. */
export interface MediaUse {
  kind: 'product' | 'product-data' | 'company' | 'category' | 'blog' | 'page' | 'import';
  name: string;
  /** URL of its form. */
  url: string;
}

/** The open image. */
export interface MediaForm extends PictureItem {
  /** PUT, multipart `file`, with `If-Match`: replaces its file; null without the permission. */
  replaceUrl: string | null;
  /** The replacement: pending, or failed. */
  replacement: PictureItem | null;
  /** null: the platform's. */
  companyName: string | null;
  /** The URL that it was fetched from; null for an upload. */
  sourceUrl: string | null;
  mime: string | null;
  width: number | null;
  height: number | null;
  bytes: number | null;
  /** ISO 8601 UTC. */
  createdAt: string;
  variants: { width: number; height: number; format: string; bytes: number; url: string }[];
  uses: MediaUse[];
  /** Uses that are not listed: of other stores, of deleted products, or beyond the first ones. */
  others: number;
}

/** Pictures that each choice of a filter would show under the others; null: too many to count, or not for this actor. */
export interface MediaFilterCounts {
  state: Record<string, number> | null;
  /** Counts by store id, or `platform`. */
  owner: Record<string, number> | null;
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    /** Employees see their company's images, catalogue admins all. */
    'media/index': ListProps & {
      media: MediaTile[];
      /** `count` is exact up to this number, else one more. */
      mostCounted: number;
      sorts: (SortLink & { id: MediaSort })[];
      /**
       * DELETE `{ ids }` or `{ all, except }` deletes those that nothing uses; null without the permission.
       */
      removalUrl: string | null;
      filters: { query: string; state: MediaFilter | null; sort: MediaSort; owner: string | null };
      /** For catalogue admins. */
      companies: { id: number; name: string }[];
      filterCounts: MediaFilterCounts;
      /** The owner of new images; null: the platform. */
      uploadFor: number | null;
      closeUrl: string;
      /** `?edit=<id>` */
      form: MediaForm | null;
    };
  }

  interface SharedProps {
    /** Upload forms; on pages of the admin area, for people with the permission. */
    uploads?: {
      /** POST, multipart: `file`, and `company` if it is not the own one; flash `uploaded`. */
      url: string;
      /** POST `{ url, company? }`: an image that the worker fetches; flash `uploaded`. */
      addressUrl: string;
    };
    /**
     * For people who may upload. A partial reload with `PictureChoicesQuery` as a query string in the header
     * `x-picture-choices`, percent-encoded: the newest ready images that match, and whether there are more.
     */
    pictureChoices?: { query: string; pictures: PictureItem[]; more: boolean };
    /** A partial reload with the header `x-pictures: 1,2`: the states of these images. */
    pictureStates?: PictureItem[];
  }

  interface FlashData {
    /** Ids of the uploaded images, in the same order. */
    uploaded?: number[];
  }
}
