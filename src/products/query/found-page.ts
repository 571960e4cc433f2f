/** The cheapest matching offer of a card; `cardId` is the offer whose page represents it. */
export interface FoundCard {
  cardId: number;
  offerId: number;
}

/** One page of a list. */
export interface FoundPage {
  found: FoundCard[];
  /** Where the next one begins; null: this is the last. */
  nextCursor: string | null;
}
