import type { CoveredField } from '../intake/field-coverage.js';
import type { ImportMode } from '../import.entity.js';
import type { FindingKind } from './finding-kinds.js';

export type CoverageGroup = 'essential' | 'texts' | 'comparing' | 'buying';

/** How many items of a feed have a field. */
export interface CoverageProps {
  field: CoveredField;
  group: CoverageGroup;
  /** Localised. */
  label: string;
  filled: number;
  /** All items for an essential field, otherwise the valid offers. */
  total: number;
  /** In percent, to one decimal, never rounded to 0 or 100; null when total is 0. */
  percent: number | null;
  /** Change since the previous run, in percentage points; null: there is none. */
  change: number | null;
  /** Findings of items without it. */
  url: string;
}

/** A run of the history, with the percentage of each field. */
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

/** A problem of one item or image. */
export interface FindingProps {
  id: string;
  /** Line of the item's start tag, from 1; null when unknown. */
  line: number | null;
  productCode: string | null;
  productName: string | null;
  /** Its form in the admin area; null when the store has no product with the code now. */
  productUrl: string | null;
  /** The value in the feed; null: none. */
  text: string | null;
  message: string;
  /** Localised advice. */
  hint: string | null;
}
