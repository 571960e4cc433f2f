import type { EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';

/**
 * A company is switched on or off, and all its products with it. Listeners run one after the other inside the
 * transaction: they write with its manager and listen with `suppressErrors: false`, so that what fails undoes the switch.
 */
export class CompanyActivityChanged {
  static readonly event = 'companies.activity-changed';

  constructor(
    readonly companyId: number,
    readonly active: boolean,
    readonly manager: EntityManager,
    /** Who switched it; null: a command. */
    readonly by: Actor | null,
  ) {}
}
