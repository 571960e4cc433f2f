import type { BlockDecision } from '../products/blocking/block-verdict.js';

/** A block, as people see it. */
export interface OfferBlockProps {
  /** The matches, in words; empty: a person blocked it. */
  reasons: string[];
  /** ISO 8601. */
  blockedAt: string;
  objectedAt: string | null;
  decision: BlockDecision | null;
  decidedAt: string | null;
  /** Reason of the decision. */
  reason: string | null;
  /** POST objects; null: already done, or not this actor's task. */
  objectUrl: string | null;
  /** POST `{ decision, reason, seen }`; null: only super admins decide. */
  decideUrl: string | null;
}
