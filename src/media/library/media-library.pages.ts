import type { Pagination, SortLink } from '../../core/http/api/pagination.js';
import type { PictureItem } from '../media.props.js';
import type { MediaFilter, MediaSort } from './media.query.js';

/** A picture in the list. */
export interface MediaTile extends PictureItem {
  /** The list with the picture open. */
  openUrl: string;
  isUsed: boolean;
  /** Of the original; null while it is not known. */
  bytes: number | null;
}

/** Something that shows a picture. */
export interface MediaUse {
  kind: 'product' | 'product-data' | 'company' | 'category' | 'blog' | 'import';
  name: string;
  /** Its form. */
  url: string;
}

/** The open picture. */
export interface MediaForm extends PictureItem {
  /** PUT, multipart `file`, with `If-Match`: another file in its place; null without the right. */
  replaceUrl: string | null;
  /** The file that is to take its place: being made, or why it could not. */
  replacement: PictureItem | null;
  /** null: the platform's. */
  companyName: string | null;
  /** Where it was fetched; null for an upload. */
  sourceUrl: string | null;
  mime: string | null;
  width: number | null;
  height: number | null;
  bytes: number | null;
  /** ISO 8601 UTC. */
  createdAt: string;
  variants: { width: number; height: number; format: string; bytes: number; url: string }[];
  uses: MediaUse[];
  /** Uses that are not shown: of other stores, of deleted products, or beyond the first ones. */
  others: number;
}

/** Pictures that each choice of a filter would show under the others; null: too many to count, or not for this actor. */
export interface MediaFilterCounts {
  state: Record<string, number> | null;
  /** By the id of the store, or `platform`. */
  owner: Record<string, number> | null;
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    /** A company's people see its own pictures, people of the platform all. */
    'media/index': {
      media: MediaTile[];
      /** Counted up to one more than `mostCounted`. */
      count: number;
      mostCounted: number;
      pagination: Pagination;
      sorts: (SortLink & { id: MediaSort })[];
      /** GET with the filters. */
      formUrl: string;
      /** DELETE `{ ids }` or `{ all, except }` removes those that nothing uses; null without the right. */
      removalUrl: string | null;
      filters: { query: string; state: MediaFilter | null; sort: MediaSort; owner: string | null };
      /** For people of the platform. */
      companies: { id: number; name: string }[];
      filterCounts: MediaFilterCounts;
      /** Whose new ones will be; null: the platform's. */
      uploadFor: number | null;
      resetUrl: string | null;
      closeUrl: string;
      /** `?edit=<id>` */
      form: MediaForm | null;
    };
  }

  interface SharedProps {
    /** Where pictures are handed in; on pages of the admin area, for who may. */
    uploads?: {
      /** POST, multipart: `file`, and `company` where it is not the own one; flash `uploaded`. */
      url: string;
      /** POST `{ url, company? }`: a picture that the worker fetches; flash `uploaded`. */
      addressUrl: string;
    };
    /**
     * For who may hand pictures in. A partial reload with `PictureChoicesQuery` as a query string in the header
     * `x-picture-choices`, percent-encoded: the newest finished pictures that fit, and whether there are more.
     */
    pictureChoices?: { query: string; pictures: PictureItem[]; more: boolean };
    /** A partial reload with the header `x-pictures: 1,2` asks how far these pictures are. */
    pictureStates?: PictureItem[];
  }

  interface FlashData {
    /** Ids of what was just handed in, in its order. */
    uploaded?: number[];
  }
}
