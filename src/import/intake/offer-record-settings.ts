import type { AttributeRegistry } from '../../attributes/attribute-registry.js';
import type { Translations } from '../../core/i18n/local-text.js';
import type { FeedLanguageSetting } from '../import.entity.js';
import type { OtherSites } from './other-sites.js';

/** What the rules of the catalogue need to know of a store and of the catalogue itself. */
export interface OfferRecordSettings {
  language: FeedLanguageSetting;
  uncategorisedId: number;
  /** Names of well-known attributes, which a feed gives in one language only. */
  attributeNames: Record<string, Translations>;
  definitions: AttributeRegistry;
  /** Addresses of its pictures that could not be fetched lately. */
  deadPictures: ReadonlySet<string>;
  otherSites: OtherSites;
}
