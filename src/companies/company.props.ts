import type { LocalText } from '../core/i18n/local-text.js';
import type { PictureProps } from '../media/media.props.js';

/** A store as it presents itself to visitors. */
export interface StoreProfile {
  name: string;
  /** Its page here. */
  url: string;
  logo: PictureProps | null;
  description: LocalText | null;
  deliveryNote: LocalText | null;
  /** Its own site, http or https. */
  website: string | null;
  email: string | null;
  phone: string | null;
}
