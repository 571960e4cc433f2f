import type { ListTab } from '../../core/http/api/page-list.js';

/** The lists: suggestions of both kinds, and decisions. */
export const MATCH_TABS = ['pair', 'suspicious', 'decided'] as const;
export type MatchTab = (typeof MATCH_TABS)[number];

/** The first offer of a group. */
export interface MatchedSide {
  name: string;
  /** The product page. */
  url: string;
  /** Store, brand, codes and price, in words. */
  facts: string[];
}

export interface MatchRow {
  id: number;
  /** Value of a form field: both offers. */
  pair: string;
  /** For screen readers. */
  label: string;
  percent: number;
  /** In words. */
  reasons: string[];
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
    'matches/index': {
      tab: MatchTab;
      tabs: Omit<ListTab<MatchTab>, 'count'>[];
      suggestions: MatchRow[];
      decisions: DecidedRow[];
      /** POST decides about the chosen pairs. */
      decideUrl: string;
      nextUrl: string | null;
    };
  }
}
