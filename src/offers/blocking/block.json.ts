import { nullable, oneOf, shape, text, texts, time } from '../../core/http/input/shape.js';
import { BLOCK_DECISIONS } from '../../products/blocking/block-verdict.js';

/** Why visitors do not see a product, and what has been decided about it; times are ISO 8601 UTC. */
export class BlockJson extends shape({
  /** What matches, in the language of the request; empty: a super admin has blocked it. */
  reasons: texts,
  blockedAt: time,
  /** When its store has objected. */
  objectedAt: nullable(time),
  /** `blocked`: for good. */
  decision: nullable(oneOf(BLOCK_DECISIONS)),
  decidedAt: nullable(time),
  /** Of the decision. */
  reason: nullable(text),
}) {}
