import type { EntityManager } from 'typeorm';

/**
 * The content of a category and its descendants is about to get other ancestors; the subtree is locked until the
 * transaction ends. Listeners write with its manager and with `suppressErrors: false`: their errors roll it back.
 */
export class CategoryContentMoving {
  static readonly event = 'categories.content-moving';

  constructor(
    readonly categoryId: number,
    readonly manager: EntityManager,
  ) {}
}

/**
 * Names on the path of a category, and of its descendants, changed. Listeners follow the rules of
 * `CategoryContentMoving`.
 */
export class CategoryPathChanged {
  static readonly event = 'categories.path-changed';

  constructor(readonly manager: EntityManager) {}
}
