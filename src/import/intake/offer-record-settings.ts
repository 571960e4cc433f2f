import type { AttributeRegistry } from '../../attributes/attribute-registry.js';
import type { DeliveryTerms } from '../../companies/terms/delivery-cost.js';
import type { Translations } from '../../core/i18n/local-text.js';
import type { FeedLanguageSetting } from '../feed/offer.js';
import type { ItemBlocking } from './item-blocking.js';
import type { OtherSites } from './other-sites.js';

/** Data of the store and the catalogue for the conversion of items. */
export interface OfferRecordSettings {
  language: FeedLanguageSetting;
  /** Tag of texts whose language is `other`. */
  third: string;
  uncategorisedId: number;
  /** Names of well-known attributes in both languages, by key. */
  attributeNames: Record<string, Translations>;
  definitions: AttributeRegistry;
  /** URLs of the store's pictures that could not be fetched. */
  deadPictures: ReadonlySet<string>;
  otherSites: OtherSites;
  blocking: ItemBlocking;
  /** The store's terms of delivery, for items without their own. */
  terms?: DeliveryTerms;
  /** Milliseconds since the epoch, the same in both passes: prices must not change between them. */
  now: number;
}
