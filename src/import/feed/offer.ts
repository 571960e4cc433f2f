import type { OfferValues, ProductKind, ProductStatus } from '../../products/product-fields.js';

export type { Availability, Condition } from '../../products/product-fields.js';
export type FeedLanguage = 'sl' | 'en';
/** What texts of a feed may be said to be in; `other`: a third language. */
export const FEED_LANGUAGES = ['sl', 'en', 'other'] as const;
export type FeedLanguageSetting = (typeof FEED_LANGUAGES)[number];
export const SEVERITIES = ['error', 'warning', 'notice'] as const;
export type IssueSeverity = (typeof SEVERITIES)[number];

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

/** What an item of an export has beyond that of a feed. */
export interface ExportedOffer {
  kind: ProductKind;
  /** Null: not stated. */
  status: ProductStatus | null;
  /** In order; null: the category path decides. */
  categoryIds: number[] | null;
  /** Parallel to `pictures`, whose URL may then be empty; null: known only by its URL. */
  pictureIds: (number | null)[];
}

/** The fields of an offer, in the language of its feed and as it states them, whatever the time is. */
export type FeedValues = Omit<OfferValues, 'kind' | 'status' | 'nextChangeAt' | keyof OfferTexts> & {
  name: string;
  description: string | null;
  specifications: string | null;
};

/** One offer of a feed after normalisation, whatever format it came in. */
export interface FeedOffer extends FeedValues {
  /** From the root down; may be empty. */
  categoryPath: string[];
  /** Number or path in Google's taxonomy. */
  googleCategory?: string;
  /** Its feed calls it adult. */
  adult?: true;
  /** Absolute http(s) URLs, at most 20, the main one first. */
  pictures: string[];
  /** Parallel to `pictures`; only in Katalog's own format. */
  pictureAlts?: Partial<Record<FeedLanguage, string>>[];
  attributes: OfferAttribute[];
  /**
   * Only in Katalog's own format. Where present they are complete: `name`, `description` and `specifications` then
   * repeat one of the languages.
   */
  translations?: Partial<Record<FeedLanguage, OfferTexts>>;
  /** Only where the catalogue wrote the file itself. */
  exported?: ExportedOffer;
}

/** An issue of an item or of the whole file. */
export interface FeedIssue {
  /** From 1, in the order of the file; 0: the whole file. */
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
  /** Whether the item states the currency of its price. */
  namesCurrency: boolean;
  issues: FeedIssue[];
  /** Hash of its text; only when the result depends on nothing but the text. */
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
