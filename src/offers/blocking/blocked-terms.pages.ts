import type { OfferBlockProps } from '../block.props.js';
import type { BlockedTerm, BlockReason, Place } from '../../products/blocking/blocked-term.js';
import type { Pagination } from '../../core/http/api/pagination.js';
import type { ListTab } from '../../core/http/api/page-list.js';

export interface BlockedTermRow extends BlockedTerm {
  /** Offers that it blocks now. */
  stopped: number;
  /** Stores of these offers. */
  stores: number;
  editUrl: string;
  /** POST deletes it. */
  removeUrl: string;
}

/** An active offer that a term would block. */
export interface StoppedOffer {
  id: number;
  name: string;
  companyName: string;
  /** The category that the feed states; may be empty. */
  category: string;
  match: { place: Place; text: string } | null;
}

export interface TermPreview {
  count: number;
  stores: number;
  /** False: there may be more. */
  isExact: boolean;
  /** The first ones. */
  offers: StoppedOffer[];
}

/** The sent fields of a term's form. */
export interface TermDraft {
  id: number | null;
  term: string;
  reason: BlockReason;
  forms: string;
  google: string;
  exceptions: string;
  adult: boolean;
  inNames: boolean;
}

/** The lists of blocked offers: with objections, without, and with decisions. */
export const BLOCK_TABS = ['objected', 'blocked', 'decided'] as const;
export type BlockTab = (typeof BLOCK_TABS)[number];

export interface BlockedOfferRow extends OfferBlockProps {
  id: number;
  name: string;
  companyName: string;
  url: string;
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    'blocked-terms/index': {
      terms: BlockedTermRow[];
      reasons: readonly BlockReason[];
      maxLength: number;
      /** The edited or previewed term; null: a new one. */
      draft: TermDraft | null;
      /** null: nothing is previewed. */
      preview: TermPreview | null;
      /** Stored offers are still being compared with the list. */
      isApplying: boolean;
      /** POST with the fields of a term previews it. */
      previewUrl: string;
      /** POST adds or changes one. */
      addUrl: string;
      offersUrl: string;
      importsUrl: string;
    };
    'blocked-terms/offers': {
      offers: BlockedOfferRow[];
      tabs: ListTab<BlockTab>[];
      tab: BlockTab;
      maxReason: number;
      pagination: Pagination;
      termsUrl: string;
    };
  }
}
