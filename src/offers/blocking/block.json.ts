import { nullable, oneOf, shape, text, texts, time } from '../../core/http/input/shape.js';
import { BLOCK_DECISIONS } from '../../products/blocking/block-verdict.js';

/** The reason why visitors do not see a product, and the decision about it; times are ISO 8601 UTC. */
export class BlockJson extends shape({
  /** The matches, in the language of the request; empty: a super admin blocked it. */
  reasons: texts,
  blockedAt: time,
  /** Time of its store's objection. */
  objectedAt: nullable(time),
  /** `blocked`: for good. */
  decision: nullable(oneOf(BLOCK_DECISIONS)),
  decidedAt: nullable(time),
  /** Reason of the decision. */
  reason: nullable(text),
}) {}
