import { type DecimalSign, writtenNumber } from './price.js';

/** Statistics of price notations in a feed. */
export interface DecimalEvidence {
  /** Numbers whose decimal sign is certainly a point. */
  point: number;
  comma: number;
  /** Ambiguous numbers, such as 8,000 or 1.240. */
  ambiguous: number;
}

/** A few contradictions are typing mistakes; with more of them the feed shows nothing. */
const MAJORITY = 0.9;

/** Learns the decimal sign from all prices of a feed: once for the feed, never for one value. */
export class DecimalSignLearner {
  readonly evidence: DecimalEvidence = { point: 0, comma: 0, ambiguous: 0 };

  add(text: string): void {
    // fast path: two digits after a point, or no sign at all
    if (/^\d+\.\d\d?(?: ?[A-Z]{3})?$/.test(text)) {
      this.evidence.point++;
      return;
    }
    const number = writtenNumber(text);
    if (number?.ambiguousSign) this.evidence.ambiguous++;
    else if (number?.decimalSign === '.') this.evidence.point++;
    else if (number?.decimalSign === ',') this.evidence.comma++;
  }

  /** The detected sign; `byFormat` when there is no evidence, null when it is contradictory. */
  decide(byFormat: DecimalSign | null = null): DecimalSign | null {
    const { point, comma } = this.evidence;
    if (point + comma === 0) return byFormat;
    if (point >= MAJORITY * (point + comma)) return '.';
    return comma >= MAJORITY * (point + comma) ? ',' : null;
  }
}
