import { contradictionOf } from '../products/comparison/contradiction.js';
import { sharedCode, sharesBeginning } from './code-agreement.js';
import { hasOtherContent } from './forbidden-pairs.js';
import type { MatchedName } from './matched-name.js';
import { type PairReason, reasonsOf } from './pair-reasons.js';

/** From this score on, catalogue admins may accept suggestions in bulk. */
export const BULK_SCORE = 0.85;
/** Pairs below this score are not suggested. */
export const MIN_SCORE = 0.55;

export interface PairScore {
  /** 0 to 1. */
  score: number;
  reasons: PairReason[];
}

/**
 * Scores whether two offers of different stores are the same product.
 *
 * @returns null if a rule forbids the pair, or if neither a code nor the names support it
 */
export function scorePair(a: MatchedName, b: MatchedName): PairScore | null {
  if (isOtherKind(a, b) || hasOtherContent(a, b)) return null;
  const shared = sharedCode(a, b);
  if (a.isWithout !== b.isWithout && !shared) return null;
  if (hasOtherStatedCode(a, b, shared?.code) || contradictionOf(a, b) !== null) return null;
  const reasons = reasonsOf(a, b, shared);
  // an image, a price or a category alone never suggests a pair
  if (!reasons.some(({ code }) => code === 'code' || code === 'name')) return null;
  const sum = reasons.reduce((total, { weight }) => total + weight, 0);
  const score = Math.round(Math.min(1, Math.max(0, sum)) * 100) / 100;
  return score < MIN_SCORE ? null : { score, reasons };
}

function isOtherKind(a: MatchedName, b: MatchedName): boolean {
  if (a.offer.companyId === b.offer.companyId || a.offer.condition !== b.offer.condition) return true;
  if (a.offer.hasContract || b.offer.hasContract) return true;
  return a.isAccessory !== b.isAccessory || a.variants !== b.variants;
}

/** Codes of one numbering that differ name two products. */
function hasOtherStatedCode(a: MatchedName, b: MatchedName, shared: string | undefined): boolean {
  if (!a.statedCode || !b.statedCode || sharesBeginning(a.statedCode, b.statedCode)) return false;
  return shared === undefined || shapeOf(a.statedCode) === shapeOf(b.statedCode);
}

const shapeOf = (code: string) => code.replace(/\d+/g, '#').replace(/\p{L}+/gu, 'a');
