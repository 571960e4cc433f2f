import type { ListTab } from '../../core/http/api/page-list.js';
import type { Pagination } from '../../core/http/api/pagination.js';
import type { StoreChoice } from '../../import/import-stores.props.js';
import type { AcceptedKind, UnmatchedKind } from './unmatched.js';

/** An offer that is not compared or listed as it could be. */
export interface UnmatchedLine {
  /** Unique on the page. */
  key: string;
  kind: UnmatchedKind;
  name: string;
  productCode: string;
  /** The offer in the admin area. */
  url: string;
  /** The suggested EAN or category, or the wrong code; null: the suggestion is only another product. */
  value: string | null;
  /** The error of the code, in words. */
  reason: string | null;
  /** The product page that the suggestion comes from. */
  other: { name: string; url: string } | null;
  /** In words: competitors and views; null: not known. */
  brings: string | null;
  /** POST these `kind` and `value` writes the suggestion; null: the store cannot accept it, or the actor may not. */
  accept: { url: string; kind: AcceptedKind; value: string } | null;
  /** The form that proposes to join both products; null: nothing to join, or the actor may not. */
  sameUrl: string | null;
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    'unmatched/index': StoreChoice & {
      tabs: ListTab<UnmatchedKind | 'all'>[];
      lines: UnmatchedLine[];
      pagination: Pagination;
      /** The whole list as CSV. */
      exportUrl: string | null;
    };
  }
}
