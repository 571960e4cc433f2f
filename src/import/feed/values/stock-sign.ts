import { type DecimalSign, writtenNumber } from './price.js';

/** The only number of a text: pieces may stand among words. */
const NUMBER = /^\D*(?<number>\d(?:[\d.,]*\d)?)\D*$/u;
/** Fewer may all be thousands by chance; so many goods of which there are never less than a thousand has no shop. */
const FEW = 5;
/** No number of pieces is that long. */
const MAX_LENGTH = 100;

/** Learns from the pieces of a feed how it parts decimals in them, for 7.000 beside prices like 5,90. */
export class StockSignLearner {
  private readonly certain = { '.': 0, ',': 0 };
  /** Numbers like 7.000, which may be either. */
  private readonly open = { '.': 0, ',': 0 };
  /** Some are without any sign: then decimals are not written everywhere. */
  private hasWhole = false;

  add(text: string): void {
    const written = text.length > MAX_LENGTH ? undefined : NUMBER.exec(text)?.groups?.number;
    const number = written === undefined ? null : writtenNumber(written);
    if (!number) return;
    if (number.decimalSign) this.certain[number.decimalSign]++;
    else if (number.ambiguousSign) this.open[number.ambiguousSign]++;
    else this.hasWhole = true;
  }

  /** Null when the pieces show nothing, or both. */
  decide(): DecimalSign | null {
    const signs = (['.', ','] as const).filter((sign) => this.certain[sign] > 0);
    if (signs.length > 0) return signs.length === 1 ? signs[0]! : null;
    return this.hasWhole ? null : (onlyOneOf(this.open) ?? null);
  }
}

/** Thousands are never written everywhere: something is always less than one. */
function onlyOneOf(open: Record<DecimalSign, number>): DecimalSign | undefined {
  const signs = (['.', ','] as const).filter((sign) => open[sign] > 0);
  return signs.length === 1 && open[signs[0]!] >= FEW ? signs[0] : undefined;
}
