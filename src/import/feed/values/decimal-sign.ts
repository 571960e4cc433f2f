import { type DecimalSign, writtenNumber } from './price.js';

/** What the prices of a feed show about its way of writing them. */
export interface DecimalEvidence {
  /** Numbers whose decimal sign is certainly a point. */
  point: number;
  comma: number;
  /** Numbers that may be read in two ways, as 8,000 or 1.240. */
  ambiguous: number;
}

/** A few contradictions are typing mistakes; more, and the feed shows nothing. */
const MAJORITY = 0.9;

/** Learns from all prices of a feed how to read the ambiguous ones: once for the feed, never for one value. */
export class DecimalSignLearner {
  readonly evidence: DecimalEvidence = { point: 0, comma: 0, ambiguous: 0 };

  add(text: string): void {
    // two digits behind a point, or no sign at all: by far the most frequent
    if (/^\d+\.\d\d?(?: ?[A-Z]{3})?$/.test(text)) {
      this.evidence.point++;
      return;
    }
    const number = writtenNumber(text);
    if (number?.ambiguousSign) this.evidence.ambiguous++;
    else if (number?.decimalSign === '.') this.evidence.point++;
    else if (number?.decimalSign === ',') this.evidence.comma++;
  }

  /** The sign that the feed shows; `byFormat` when it shows none, null when it shows both. */
  decide(byFormat: DecimalSign | null = null): DecimalSign | null {
    const { point, comma } = this.evidence;
    if (point + comma === 0) return byFormat;
    if (point >= MAJORITY * (point + comma)) return '.';
    return comma >= MAJORITY * (point + comma) ? ',' : null;
  }
}
