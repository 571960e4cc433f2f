import type { RawOffer } from '../formats/tables/format.js';
import type { FeedSummary } from './summary.js';
import { DecimalSignLearner } from '../values/prices/decimal-sign.js';
import type { DecimalSign } from '../values/prices/price.js';
import { StockSignLearner } from '../values/supply/stock-sign.js';

/** Detects the decimal signs of a feed from its items. */
export class NumberSigns {
  private readonly prices = new DecimalSignLearner();
  private readonly pieces = new StockSignLearner();

  add({ price, salePrice, regularPrice, deliveryCosts, stock, availability }: RawOffer): void {
    for (const text of [price, salePrice, regularPrice, ...deliveryCosts]) if (text) this.prices.add(text);
    // some feeds write the stock in the field of the availability
    if (stock || availability) this.pieces.add(stock || availability);
  }

  /**
   * @param chosen overrides detection for prices
   * @param byFormat is used when prices show nothing
   */
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
