import type { EntityManager } from 'typeorm';
import type { Caller } from '../core/http/routing/caller.js';
import type { Locale } from '../core/i18n/locales.js';

/** Somebody looks at the page of a product or service. */
export class ProductViewed {
  static readonly event = 'product.viewed';

  /** @param offerIds all offers of the comparison */
  constructor(
    readonly offerIds: number[],
    readonly caller: Caller,
  ) {}
}

/** Somebody has come to the page of a product or service from the home page. */
export class ProductReachedFromHome {
  static readonly event = 'product.reached-from-home';

  constructor(
    readonly productId: number,
    readonly caller: Caller,
  ) {}
}

/** Somebody has come to a category: to the beginning of its whole list. */
export class CategoryReached {
  static readonly event = 'category.reached';

  constructor(
    readonly categoryId: number,
    readonly caller: Caller,
  ) {}
}

/** Somebody has searched for a text and sees its hits. */
export class Searched {
  static readonly event = 'products.searched';

  /**
   * @param words as they were typed
   * @param count how many hits there are, mistakes corrected
   */
  constructor(
    readonly words: string,
    readonly locale: Locale,
    readonly count: number,
    readonly caller: Caller,
  ) {}
}

/**
 * Offers, or what stands beside them, may have other prices now, or be there no longer. Listeners write with its manager
 * and with `suppressErrors: false`, so that what fails undoes the change.
 */
export class CatalogueRefreshed {
  static readonly event = 'catalogue.refreshed';

  /** @param offerIds hidden ones of the same comparisons included */
  constructor(
    readonly manager: EntityManager,
    readonly offerIds: number[],
  ) {}
}
