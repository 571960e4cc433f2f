import { type DecimalSign, writtenNumber } from '../prices/price.js';

/** The only number of a text: words may surround the pieces. */
const NUMBER = /^\D*(?<number>\d(?:[\d.,]*\d)?)\D*$/u;
/** If there are fewer numbers, all may be thousands by chance; no shop has thousands of so many goods. */
const FEW = 5;
/** No stock is longer. */
const MAX_LENGTH = 100;

/** Detects the decimal sign of stock in a feed, for 7.000 next to prices like 5,90. */
export class StockSignLearner {
  private readonly certain = { '.': 0, ',': 0 };
  /** Ambiguous numbers like 7.000. */
  private readonly open = { '.': 0, ',': 0 };
  /** Some numbers have no sign, so decimals are not written everywhere. */
  private hasWhole = false;

  add(text: string): void {
    const written = text.length > MAX_LENGTH ? undefined : NUMBER.exec(text)?.groups?.number;
    const number = written === undefined ? null : writtenNumber(written);
    if (!number) return;
    if (number.decimalSign) this.certain[number.decimalSign]++;
    else if (number.ambiguousSign) this.open[number.ambiguousSign]++;
    else this.hasWhole = true;
  }

  /** Null when there is no evidence, or it is contradictory. */
  decide(): DecimalSign | null {
    const signs = (['.', ','] as const).filter((sign) => this.certain[sign] > 0);
    if (signs.length > 0) return signs.length === 1 ? signs[0]! : null;
    return this.hasWhole ? null : (onlyOneOf(this.open) ?? null);
  }
}

/** Not all numbers can be thousands: some stock is always below that. */
function onlyOneOf(open: Record<DecimalSign, number>): DecimalSign | undefined {
  const signs = (['.', ','] as const).filter((sign) => open[sign] > 0);
  return signs.length === 1 && open[signs[0]!] >= FEW ? signs[0] : undefined;
}
