import type { LocalText } from '../core/i18n/local-text.js';
import type { StoreFact } from './terms/terms.presenter.js';
import type { PictureProps } from '../media/media.props.js';

/** A store that people ask for its service. */
export type ServiceProvider = Pick<StoreProfile, 'name' | 'url' | 'email' | 'phone'>;

/** A store's profile for visitors. */
export interface StoreProfile {
  name: string;
  /** URL of its page here. */
  url: string;
  logo: PictureProps | null;
  description: LocalText | null;
  deliveryNote: LocalText | null;
  /** The store's own site, http or https. */
  website: { host: string; url: string } | null;
  email: string | null;
  phone: string | null;
  /** Cost and time of the delivery, and returns. */
  facts: StoreFact[];
  /** Other terms: payment, conditions, and the company that owns it; only those that are stated. */
  terms: StoreFact[];
}
