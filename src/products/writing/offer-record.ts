import type { Translations } from '../../core/i18n/local-text.js';
import type { PictureReference } from '../../media/picture-references.js';
import type { FeedCategory } from '../blocking/blocked-term.js';
import type { OfferValues, ProductKind, ProductStatus } from '../product-fields.js';
import type { SheetRow } from '../sheet/sheet-columns.js';

/** One offer of a store for the bulk writer; money in cents of its currency. */
export interface OfferRecord extends Omit<OfferValues, 'kind' | 'status'> {
  /** Fingerprint of the other fields, in hex; if it is equal, nothing is written. */
  contentHash: string;
  categoryIds: number[];
  /** The feed's category statement; null: none, or too many different ones. */
  feedCategory: FeedCategory | null;
  /** The main image first. */
  pictures: OfferPicture[];
  attributes: RecordAttribute[];
  /** Only for an edit, which can create services. */
  kind?: ProductKind;
  /** Only for an edit; missing: a stored offer keeps its status, a new one is active. */
  status?: ProductStatus;
  /** The row that it was read from, until `SheetEdits` merged it with the stored offer. */
  sheet?: SheetRow;
}

/** An image of an offer; without `alt` the offer's name is its alternative text. */
export interface OfferPicture extends PictureReference {
  alt: Translations;
}

export interface RecordAttribute {
  /** The definition that the value fits; null: free text. */
  definitionId: number | null;
  name: Translations;
  value: Translations;
  unit: string | null;
}

/** The result of writing a batch. */
export interface WrittenOffers {
  createdIds: number[];
  createdCodes: string[];
  updated: number;
  /** The number of updated offers that were deleted before. */
  restored: number;
  unchanged: number;
}

/** Called with the ids of offers before they change, in the same transaction. */
export type BeforeChange = (productIds: number[]) => Promise<void>;

/** Callbacks while a batch is written, in the same transaction. */
export interface WritingSteps {
  beforeChange: BeforeChange;
  /** Called before the locks of comparisons and cards are taken, which writers of other stores wait for. */
  beforeJoining: (written: WrittenOffers) => Promise<unknown>;
}
