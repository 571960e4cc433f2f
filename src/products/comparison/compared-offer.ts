import type { Translations } from '../../core/i18n/local-text.js';

/** The data of a visible offer for a comparison. */
export interface ComparedOffer {
  id: number;
  companyId: number;
  storeName: string;
  name: Translations;
  brand: string | null;
  mpn: string | null;
  /** Values of attributes that name a size or a colour. */
  sizes: string[];
  colours: string[];
  /** The content, as `750 ml`. */
  unitMeasure: string | null;
  /** The store's number of equal items. */
  multipack: number | null;
  isBundle: boolean;
  /** The price is only a part of all payments. */
  hasContract: boolean;
  priceCents: number;
  regularPriceCents: number | null;
  /** The highest price in the offer's history. */
  highestPriceCents: number | null;
}

/** Why an offer is not compared with others of its GTIN and condition; each has texts in locales/<locale>/apart.json. */
export const APART_REASONS = [
  'contract',
  'pack',
  'measure',
  'size',
  'colour',
  'brand',
  'model',
  'name',
  'decision',
  'same_store',
  'price',
] as const;
export type ApartReason = (typeof APART_REASONS)[number];

/** The price is in no order and no range, and no lowest price. */
export const UNPRICED_REASONS = ['contract', 'price'] as const satisfies ApartReason[];

/** The reason why an offer is not compared, with details for people. */
export interface Apart {
  reason: ApartReason;
  /** An offer that it differs from; of one with a contract: with which it agrees. */
  otherId?: number;
  /** The range of the other prices. */
  lowCents?: number;
  highCents?: number;
}

/** The group and the card of an offer. */
export interface ComparedPlace {
  offerId: number;
  /** The lowest id of those that are compared with each other. */
  groupId: number;
  /** null: it is compared. */
  apart: Apart | null;
}

/** The offer stays in the group of those that it is not compared with; any other reason gives it a group of its own. */
export const OUTLIER = 'price' satisfies ApartReason;
export const isOutlier = (apart: Apart | null): boolean => apart?.reason === OUTLIER;
