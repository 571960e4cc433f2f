import type { LocalText } from '../../core/i18n/local-text.js';
import type { PictureProps } from '../../media/media.props.js';
import type { DecisionKind } from '../../products/comparison/decided-offers.js';
import type { ObjectionStatus } from './objection.js';

/** An objection for its store and for catalogue admins; times are ISO 8601. */
export interface ObjectionProps {
  id: number;
  status: ObjectionStatus;
  kind: DecisionKind;
  offer: LocalText;
  /** The page on which the store objects. */
  offerUrl: string;
  /** null for a store's staff. */
  companyName: string | null;
  /** The other product page; null: visitors do not see it. */
  other: { name: LocalText; url: string } | null;
  reason: string | null;
  objectedAt: string;
  /** The reason why it is rejected. */
  rejection: string | null;
  answeredAt: string | null;
  /** POST `{ answer, reason }`; null: not this actor's task, or it is answered. */
  answerUrl: string | null;
  /** The effect of accepting it. */
  effectUrl: string | null;
  /** POST undoes the answer. */
  undoUrl: string | null;
  /** Maximum length of a rejection in characters. */
  maxReason: number;
}

export interface ComparedOfferProps {
  id: number;
  name: LocalText;
  companyName: string;
  picture: PictureProps | null;
  /** In words. */
  price: string;
  /** Its price counts in the comparison. */
  isCompared: boolean;
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    /** The offers that an offer is compared with, and the store's objections. */
    'matches/offer': {
      name: LocalText;
      /** Its page. */
      editUrl: string;
      /** The page with the comparison; null: visitors do not see the offer. */
      pageUrl: string | null;
      /** The offer itself, then the others; at most 100. */
      offers: ComparedOfferProps[];
      /** Number of offers on the page. */
      count: number;
      /** POST `{ kind, other, reason }`; null: not this actor's task, or it is not shown. */
      objectUrl: string | null;
      maxReason: number;
      /** The other product page that the form begins with; null: none. */
      proposed: string | null;
      objections: ObjectionProps[];
      /** All objections of the store. */
      listUrl: string;
      /** Catalogue admins take offers out of the group or move them; null for others, and if it is alone. */
      groupUrl: string | null;
    };
    /** The objections of a store, or of all stores. */
    'matches/objections': {
      objections: ObjectionProps[];
      nextUrl: string | null;
    };
  }
}
