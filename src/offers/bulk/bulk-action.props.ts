import type { LocalText } from '../../core/i18n/local-text.js';
import type { BulkActionName, BulkStatus } from './bulk-run.entity.js';

/** A bulk action as its store sees it; times are ISO 8601 UTC. */
export interface BulkRunProps {
  id: number;
  action: BulkActionName;
  status: BulkStatus;
  total: number;
  /** Processed so far: changed, unchanged or refused. */
  done: number;
  changed: number;
  /** Localised notes: unchanged products, and those that the feed will overwrite. */
  notes: string[];
  refusedCount: number;
  /** The first of those that could not be changed, with the reason in the page's language. */
  refused: { productCode: string; name: LocalText; reason: string }[];
  finishedAt: string | null;
  /** DELETE cancels the run; null if it ended or is cancelled. */
  cancelUrl: string | null;
  /** POST undoes a finished deletion; null if that is impossible. */
  undoUrl: string | null;
}
