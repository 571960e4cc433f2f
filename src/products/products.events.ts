import type { EntityManager } from 'typeorm';
import type { Caller } from '../core/http/routing/caller.js';
import type { Locale } from '../core/i18n/locales.js';

/** The page of a product or service is viewed. */
export class ProductViewed {
  static readonly event = 'product.viewed';

  /** @param offerIds all offers of the group */
  constructor(
    readonly offerIds: number[],
    readonly caller: Caller,
  ) {}
}

/** The page of a product or service is reached from the home page. */
export class ProductReachedFromHome {
  static readonly event = 'product.reached-from-home';

  constructor(
    readonly productId: number,
    readonly caller: Caller,
  ) {}
}

/** The first page of a category's unfiltered list is viewed. */
export class CategoryReached {
  static readonly event = 'category.reached';

  constructor(
    readonly categoryId: number,
    readonly caller: Caller,
  ) {}
}

/** The hits of a search are shown. */
export class Searched {
  static readonly event = 'products.searched';

  /**
   * @param words as typed
   * @param count number of hits, after correction
   */
  constructor(
    readonly words: string,
    readonly locale: Locale,
    readonly count: number,
    readonly caller: Caller,
  ) {}
}

/**
 * The read model of these offers was refreshed: their groups may have other prices or no offers. Listeners
 * write with the event's manager and `suppressErrors: false`, so that an error rolls the change back.
 */
export class CatalogueRefreshed {
  static readonly event = 'catalogue.refreshed';

  /** @param offerIds the offers that were written, hidden ones included, and those whose group or card may be another one */
  constructor(
    readonly manager: EntityManager,
    readonly offerIds: number[],
  ) {}
}
