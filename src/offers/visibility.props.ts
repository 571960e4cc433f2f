import type { Visibility } from '../products/visibility.js';

/** A sentence, and the page for solving the problem; `url` is null without the permission. */
export interface VisibilityNote {
  text: string;
  remedy: { label: string; url: string } | null;
}

/** A short form for a row of a list; with the most important remedy, also for a visible offer. */
export type VisibilityBrief = Pick<OfferVisibility, 'state' | 'text' | 'remedy'>;

/**
 * The visibility of an offer and its rank by price, or the reason why it is hidden; all texts are localised.
 */
export interface OfferVisibility {
  state: Visibility;
  text: string;
  /** Remedy; null while it is visible, or if the actor can do nothing. */
  remedy: VisibilityNote['remedy'];
  /** URL of the page for visitors; null while it is hidden. */
  url: string | null;
  /** Reasons why a visible offer is not found or compared, and matters that wait for a person. */
  notes: VisibilityNote[];
}
