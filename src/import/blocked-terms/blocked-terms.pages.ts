import type { BlockReason } from '../intake/category-resolver.js';

export interface BlockedTermRow {
  id: number;
  term: string;
  reason: BlockReason;
  /** Items of current feeds that it blocks. */
  stopped: number;
  /** Stores of these items. */
  stores: number;
  /** POST deletes it. */
  removeUrl: string;
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    'blocked-terms/index': {
      terms: BlockedTermRow[];
      reasons: readonly BlockReason[];
      maxLength: number;
      /** POST adds one. */
      addUrl: string;
      importsUrl: string;
    };
  }
}
