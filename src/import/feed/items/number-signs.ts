import type { RawOffer } from '../formats/format.js';
import type { FeedSummary } from './summary.js';
import { DecimalSignLearner } from '../values/decimal-sign.js';
import type { DecimalSign } from '../values/price.js';
import { StockSignLearner } from '../values/stock-sign.js';

/** Learns from the items of a feed how it writes its numbers. */
export class NumberSigns {
  private readonly prices = new DecimalSignLearner();
  private readonly pieces = new StockSignLearner();

  add({ price, salePrice, regularPrice, deliveryCosts, stock, availability }: RawOffer): void {
    for (const text of [price, salePrice, regularPrice, ...deliveryCosts]) if (text) this.prices.add(text);
    // some write them where they should say whether
    if (stock || availability) this.pieces.add(stock || availability);
  }

  /** @param chosen ends all guessing about prices; `byFormat` counts where they show nothing */
  learned(
    chosen: DecimalSign | null | undefined,
    byFormat: DecimalSign | null,
  ): Pick<FeedSummary, 'decimalSign' | 'decimalEvidence' | 'stockSign'> {
    return {
      decimalSign: chosen ?? this.prices.decide(byFormat),
      decimalEvidence: this.prices.evidence,
      stockSign: this.pieces.decide(),
    };
  }
}
