import type { Caller } from '../core/http/caller.js';

/** Somebody looks at the page of a product or service. */
export class ProductViewed {
  static readonly event = 'product.viewed';

  /** @param offerIds all offers of the comparison */
  constructor(
    readonly offerIds: number[],
    readonly caller: Caller,
  ) {}
}
