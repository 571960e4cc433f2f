import type { EntityManager } from 'typeorm';

/**
 * What stands in a category, or below it, is about to come under other ancestors. Nothing can be put there until the
 * transaction ends. Listeners write with its manager and with `suppressErrors: false`, so that what fails undoes it.
 */
export class CategoryContentMoving {
  static readonly event = 'categories.content-moving';

  constructor(
    readonly categoryId: number,
    readonly manager: EntityManager,
  ) {}
}
