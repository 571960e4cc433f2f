/** Offers that have the words of a search, and how well each fits, in hundredths. */
export interface Hits {
  offerIds: Int32Array;
  ranks: Int32Array;
  /** Whether these are only the most popular that have the words. */
  isCut: boolean;
}
