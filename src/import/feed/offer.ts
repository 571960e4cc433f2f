import type { OfferValues, ProductKind, ProductStatus } from '../../products/product-fields.js';

import type { SheetRow } from '../../products/sheet/sheet-columns.js';

export type { Availability, Condition } from '../../products/product-fields.js';
export type FeedLanguage = 'sl' | 'en';
/** Choices for the language of a feed's texts; `other`: a third language. */
export const FEED_LANGUAGES = ['sl', 'en', 'other'] as const;
export type FeedLanguageSetting = (typeof FEED_LANGUAGES)[number];
export const SEVERITIES = ['error', 'warning', 'notice'] as const;
export type IssueSeverity = (typeof SEVERITIES)[number];

export interface OfferAttribute {
  name: string;
  value: string;
  unit: string | null;
  /** A well-known attribute; its name is in locales/<locale>/feed.json under `attributes.<key>`. */
  key?: string;
  /** Id of its definition, of an export only. */
  definitionId?: number;
  /** Only if the feed states them, and then as complete as the offer's. */
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

/** The values of an exported item that a feed does not have. */
export interface ExportedOffer {
  kind: ProductKind;
  /** Null: not stated. */
  status: ProductStatus | null;
  /** In order; null: the category path decides. */
  categoryIds: number[] | null;
  /** Parallel to `pictures`, whose URL may then be empty; null: known only by its URL. */
  pictureIds: (number | null)[];
  /** The row of a table. */
  sheet?: SheetRow;
}

/** The fields of an offer in the language of its feed, independent of the current time. */
export type FeedValues = Omit<OfferValues, 'kind' | 'status' | 'nextChangeAt' | keyof OfferTexts> & {
  name: string;
  description: string | null;
  specifications: string | null;
};

/** One offer of a feed after normalisation, from any format. */
export interface FeedOffer extends FeedValues {
  /** From the root down; may be empty. */
  categoryPath: string[];
  /** Number or path in Google's taxonomy. */
  googleCategory?: string;
  /** Whether the feed marks it as adult. */
  adult?: true;
  /** Absolute http(s) URLs, at most 20, the main one first. */
  pictures: string[];
  /** Parallel to `pictures`; only in Katalog's own format. */
  pictureAlts?: Partial<Record<FeedLanguage, string>>[];
  attributes: OfferAttribute[];
  /**
   * Only in Katalog's own format, and then complete: `name`, `description` and `specifications` repeat one of
   * the languages.
   */
  translations?: Partial<Record<FeedLanguage, OfferTexts>>;
  /** Only if Katalog wrote the file. */
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
