import type { ComparedOffer } from '../products/comparison/compared-offer.js';

/** The data of an offer for a search of the same product in other groups. */
export interface MatchedOffer extends ComparedOffer {
  gtin: string | null;
  condition: string;
  /** The categories of the offer and all their ancestors. */
  categoryIds: number[];
  /** Perceptual hash of its first image: 16 hexadecimal digits. */
  imageHash: string | null;
}
