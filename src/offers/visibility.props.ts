import type { Visibility } from '../products/visibility.js';

/** A sentence, and where its matter is settled; `url` is null without the permission. */
export interface VisibilityNote {
  text: string;
  remedy: { label: string; url: string } | null;
}

/** The same in few words, for a row of a list; the remedy of what weighs most, also of a visible one. */
export type VisibilityBrief = Pick<OfferVisibility, 'state' | 'text' | 'remedy'>;

/** Where visitors see an offer and at which place by price, or why they do not; all texts are localised. */
export interface OfferVisibility {
  state: Visibility;
  text: string;
  /** What to do; null while it is visible, and where the actor can do nothing. */
  remedy: VisibilityNote['remedy'];
  /** As visitors see it; null while they do not. */
  url: string | null;
  /** What keeps a visible one from being found or compared, and what waits for somebody. */
  notes: VisibilityNote[];
}
