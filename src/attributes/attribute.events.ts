import type { EntityManager } from 'typeorm';

/**
 * Values of offers of these stores changed. Listeners write with its manager and with `suppressErrors: false`: their
 * errors roll the change back.
 */
export class AttributeValuesChanged {
  static readonly event = 'attributes.values-changed';

  constructor(
    readonly companyIds: number[],
    readonly manager: EntityManager,
  ) {}
}
