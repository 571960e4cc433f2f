import type { OfferValues, ProductKind, ProductStatus } from '../../products/product-fields.js';

export type { Availability, Condition } from '../../products/product-fields.js';
export type FeedLanguage = 'sl' | 'en';
export type IssueSeverity = 'error' | 'warning' | 'notice';

export interface OfferAttribute {
  name: string;
  value: string;
  unit: string | null;
  /** A well-known attribute, whose name stands in locales/<locale>/feed.json under `attributes.<key>`. */
  key?: string;
  /** Id of its definition, of an export only. */
  definitionId?: number;
  /** Only where the feed gave them; complete then, as with the offer. */
  translations?: {
    name: Partial<Record<FeedLanguage, string>>;
    value: Partial<Record<FeedLanguage, string>>;
  };
}

/** Texts of one language. */
export interface OfferTexts {
  name?: string;
  description?: string;
  specifications?: string;
}

/** What an item of an export says beyond a feed's. */
export interface ExportedOffer {
  kind: ProductKind;
  /** null: it does not say. */
  status: ProductStatus | null;
  /** In their order; null: the path says where it belongs. */
  categoryIds: number[] | null;
  /** Beside `pictures`, whose address may then be empty; null: known by its address only. */
  pictureIds: (number | null)[];
}

/** What an offer says of each field, in the language of its feed. */
export type FeedValues = Omit<OfferValues, 'kind' | 'status' | keyof OfferTexts> & {
  name: string;
  description: string | null;
  specifications: string | null;
};

/** One offer of a feed after normalisation, whatever format it came in. */
export interface FeedOffer extends FeedValues {
  /** From the root down; may be empty. */
  categoryPath: string[];
  /** Absolute http(s) addresses, at most 20, the main one first. */
  pictures: string[];
  /** Beside `pictures`; only Katalog's own format carries them. */
  pictureAlts?: Partial<Record<FeedLanguage, string>>[];
  attributes: OfferAttribute[];
  /**
   * Only Katalog's own format carries them. Complete where they stand: `name` and its like then only repeat
   * one of the languages.
   */
  translations?: Partial<Record<FeedLanguage, OfferTexts>>;
  /** Only where the catalogue wrote the file itself. */
  exported?: ExportedOffer;
}

/** Something a person of the store should know about one item. */
export interface FeedIssue {
  /** From 1, in the order of the file; 0 speaks about the whole file. */
  itemNumber: number;
  /** Line of the item's start tag, from 1. */
  line: number;
  productCode: string | null;
  severity: IssueSeverity;
  /** Stable; `issues.<code>` of locales/<locale>/feed.json. */
  code: string;
  values: Record<string, string | number>;
  /** The offending text, cut to 200 characters. */
  text: string | null;
}

export interface AcceptedItem {
  kind: 'offer';
  itemNumber: number;
  line: number;
  offer: FeedOffer;
  /** Whether the item says itself in which currency its price is. */
  namesCurrency: boolean;
  issues: FeedIssue[];
  /** Of its text, when that alone has made it what it is. */
  key?: Buffer;
}

export interface RejectedItem {
  kind: 'rejected';
  itemNumber: number;
  line: number;
  productCode: string | null;
  issues: FeedIssue[];
}

export type FeedItem = AcceptedItem | RejectedItem;
