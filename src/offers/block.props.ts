import type { BlockDecision } from '../products/blocking/block-verdict.js';

/** A block, as people see it. */
export interface OfferBlockProps {
  /** What matches, in words; empty: somebody has blocked it. */
  reasons: string[];
  /** ISO 8601. */
  blockedAt: string;
  objectedAt: string | null;
  decision: BlockDecision | null;
  decidedAt: string | null;
  /** Of the decision. */
  reason: string | null;
  /** POST objects; null: it has been done, or is not the actor's to do. */
  objectUrl: string | null;
  /** POST `{ decision, reason, seen }`; null: only super admins decide. */
  decideUrl: string | null;
}
