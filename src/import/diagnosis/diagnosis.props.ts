import type { CoveredField } from '../intake/field-coverage.js';
import type { ImportMode } from '../import.entity.js';
import type { FindingKind } from './finding-kinds.js';

export type CoverageGroup = 'essential' | 'texts' | 'comparing' | 'buying';

/** How many items of a feed say something. */
export interface CoverageProps {
  field: CoveredField;
  group: CoverageGroup;
  /** Localised. */
  label: string;
  filled: number;
  /** That could be: of what an offer cannot do without all items, else the offers. */
  total: number;
  /** In percent, to one decimal, never rounded up to 100; null: of nothing. */
  percent: number | null;
  /** Against the run before, in percentage points; null: there is none. */
  change: number | null;
  /** Those without it. */
  url: string;
}

/** A run in the course of time; percents of each field as above. */
export interface CoveredRunProps {
  importId: number;
  /** ISO 8601 UTC. */
  at: string;
  mode: ImportMode;
  items: number;
  percents: Partial<Record<CoveredField, number | null>>;
}

export interface FindingKindProps {
  kind: FindingKind;
  /** Localised. */
  label: string;
  count: number;
  url: string;
}

/** Something about one item of the feed, or one picture. */
export interface FindingProps {
  id: string;
  /** Of the item's start tag, from 1; null while no run has met it. */
  line: number | null;
  productCode: string | null;
  productName: string | null;
  /** Its form in the admin area; null when the store has no such product now. */
  productUrl: string | null;
  /** What stands there; null: nothing. */
  text: string | null;
  message: string;
  /** What to do. */
  hint: string | null;
}
