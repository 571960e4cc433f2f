import type { PictureItem } from '../media/media.props.js';

declare module '../core/inertia/pages.js' {
  interface SharedProps {
    /** Where pictures are handed in; on pages of the admin area, for who may. */
    uploads?: {
      /** POST, multipart: `file`, and `company` where it is not the own one; flash `uploaded`. */
      url: string;
      /** POST `{ url, company? }`: a picture that the worker fetches; flash `uploaded`. */
      addressUrl: string;
    };
    /** A partial reload with the header `x-pictures: 1,2` asks how far these pictures are. */
    pictureStates?: PictureItem[];
  }

  interface FlashData {
    /** Ids of what was just handed in, in its order. */
    uploaded?: number[];
  }
}
