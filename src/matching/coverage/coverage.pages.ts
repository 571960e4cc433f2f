import type { ListProps } from '../../core/http/api/page-list.js';
import type { SortLink } from '../../core/http/api/pagination.js';
import type { CoverageSubject } from './coverage.query.js';

/** Visible products and how many of them are compared. Shares are between 0 and 1; null: not recorded. */
export interface Coverage {
  products: number;
  compared: number;
  share: number | null;
  /** The share a week, 28 days and 90 days before. */
  week: number | null;
  month: number | null;
  quarter: number | null;
}

export interface CoverageRow extends Coverage {
  id: number;
  name: string;
  /** Its products in the admin area. */
  url: string;
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    /** How many products are compared, by store or category. */
    'matches/coverage': ListProps & {
      by: CoverageSubject;
      tabs: { id: CoverageSubject; url: string; current: boolean }[];
      sorts: SortLink[];
      /** The whole catalogue; null: nothing is recorded yet. */
      total: (Coverage & { day: string }) | null;
      rows: CoverageRow[];
    };
  }
}
