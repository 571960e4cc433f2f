import type { SortLink } from '../../core/http/api/pagination.js';
import type { LocalText } from '../../core/i18n/local-text.js';
import type { ListTab } from '../../core/http/api/page-list.js';
import type { PictureProps } from '../../media/media.props.js';
import type { ComparedOfferProps, ObjectionProps } from '../objections/match-objections.pages.js';

/** The lists: suggestions of both kinds, objections of stores, and decisions. */
export const MATCH_TABS = ['pair', 'suspicious', 'objected', 'answered', 'decided'] as const;
export type MatchTab = (typeof MATCH_TABS)[number];

/** The first offer of a group. */
export interface MatchedSide {
  name: string;
  /** The product page. */
  url: string;
  /** Offers of its group can be taken out or moved there; null: it is alone. */
  groupUrl: string | null;
  picture: PictureProps | null;
  /** Store, brand, codes and price, in words. */
  facts: string[];
}

export interface EffectGroupProps {
  id: number;
  name: string;
  url: string;
  /** The range of its compared prices, in words; null: there are none. */
  prices: string | null;
  historyEntries: number;
  alerts: number;
  count: number;
  /** Stores and prices of its cheapest offers, in words. */
  offers: { id: number; text: string }[];
}

/** The changes by decisions. */
export interface EffectProps {
  before: EffectGroupProps[];
  after: EffectGroupProps[];
  redirects: { from: string; to: string }[];
}

export interface MatchRow {
  id: number;
  /** Value of a form field: both offers. */
  pair: string;
  /** For screen readers. */
  label: string;
  percent: number;
  /** Views of both offers' pages and visits to their stores, in 30 days. */
  clicks: number;
  /** In words. */
  reasons: string[];
  /** The effect of the decision that is suggested. */
  effectUrl: string;
  sides: [MatchedSide, MatchedSide];
}

export interface DecidedRow {
  id: number;
  kind: 'same' | 'different';
  /** For each side, names of some offers. */
  sides: [string[], string[]];
  decidedAt: string;
  decidedBy: string | null;
  undoneAt: string | null;
  undoneBy: string | null;
  /** POST undoes it; null: it is undone. */
  undoUrl: string | null;
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    /** The effect of decisions before they are made. */
    'matches/effect': {
      /** null if they cannot be made, because of `problem`. */
      effect: EffectProps | null;
      problem: string | null;
      /** POST `fields` makes the decisions. */
      confirmUrl: string;
      fields: { name: string; value: string }[];
      backUrl: string;
    };
    /** A group, from which offers are taken out or moved. */
    'matches/group': {
      name: LocalText;
      pageUrl: string | null;
      offers: ComparedOfferProps[];
      count: number;
      /** GET with `offers` and `to` shows the effect. */
      effectUrl: string;
      backUrl: string;
    };
    'matches/index': {
      tab: MatchTab;
      tabs: Omit<ListTab<MatchTab>, 'count'>[];
      /** The orders of suggestions. */
      sorts: SortLink[];
      suggestions: MatchRow[];
      decisions: DecidedRow[];
      objections: ObjectionProps[];
      /** POST decides about the chosen pairs. */
      decideUrl: string;
      /** How many products are compared. */
      coverageUrl: string;
      nextUrl: string | null;
    };
  }
}
