import type { Translations } from '../../core/i18n/local-text.js';
import type { PictureReference } from '../../media/picture-references.js';
import type { OfferValues, ProductKind, ProductStatus } from '../product-fields.js';

/** One offer of a store as the bulk writer takes it; money in cents of its currency. */
export interface OfferRecord extends Omit<OfferValues, 'kind' | 'status'> {
  /** Fingerprint of all the others, in hex; the same hash means that there is nothing to write. */
  contentHash: string;
  categoryIds: number[];
  /** The main one first. */
  pictures: OfferPicture[];
  attributes: RecordAttribute[];
  /** Of an edit only, which may make services. */
  kind?: ProductKind;
  /** Of an edit only; without it the offer stays what it is, and a new one is active. */
  status?: ProductStatus;
}

/** A picture of an offer; without a text of its own it is described by the offer's name. */
export interface OfferPicture extends PictureReference {
  alt: Translations;
}

export interface RecordAttribute {
  /** Of the registry; then the value fits it. null: free text. */
  definitionId: number | null;
  name: Translations;
  value: Translations;
  unit: string | null;
}

/** What writing a batch did. */
export interface WrittenOffers {
  createdIds: number[];
  createdCodes: string[];
  updated: number;
  /** Of the updated ones: they had been deleted, so the store did not have them. */
  restored: number;
  unchanged: number;
}

/** Called with the ids of offers right before they change, in the same transaction. */
export type BeforeChange = (productIds: number[]) => Promise<void>;

/** What the caller does while a batch is written, in the same transaction. */
export interface WritingSteps {
  beforeChange: BeforeChange;
  /** The offers are written, and the read model is next: who writes that waits for everybody else who does. */
  beforeReadModel: () => Promise<unknown>;
}
