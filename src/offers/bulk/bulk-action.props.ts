import type { LocalText } from '../../core/i18n/local-text.js';
import type { BulkActionName, BulkStatus } from './bulk-run.entity.js';

/** One action on many products, as its store sees it; times are ISO 8601 UTC. */
export interface BulkRunProps {
  id: number;
  action: BulkActionName;
  status: BulkStatus;
  total: number;
  /** Looked at so far: changed, unchanged or refused. */
  done: number;
  changed: number;
  refusedCount: number;
  /** The first of those that could not be changed, with the reason in the page's language. */
  refused: { productCode: string; name: LocalText; reason: string }[];
  startedAt: string;
  finishedAt: string | null;
  /** DELETE here cancels what is left; null when nothing is. */
  cancelUrl: string | null;
  /** POST here takes a finished deletion back. */
  undoUrl: string | null;
}
