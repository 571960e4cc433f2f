import type { BlockReason } from '../intake/category-resolver.js';

export interface BlockedTermRow {
  id: number;
  term: string;
  reason: BlockReason;
  /** Items of the stores' current feeds that it keeps out. */
  stopped: number;
  /** That send some of them. */
  stores: number;
  /** POST takes it off the list. */
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
