import type { EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';

/**
 * A company may be approved next. Before any lock, listeners ask the identity provider which of its users may
 * be approved with it.
 */
export class CompanyApproving {
  static readonly event = 'companies.entering';
  /** Ids of users. */
  readonly admitted = new Set<number>();

  constructor(readonly companyId: number) {}
}

/** The store's rule for delivery costs changed; listeners work like at `CompanyActivityChanged`. */
export class CompanyDeliveryChanged {
  static readonly event = 'companies.delivery-changed';

  constructor(
    readonly companyId: number,
    readonly manager: EntityManager,
  ) {}
}

/**
 * A company and its products are activated or deactivated. Listeners run one after the other in the transaction: they
 * use its manager, and listen with `suppressErrors: false`, so that a failure rolls it back.
 */
export class CompanyActivityChanged {
  static readonly event = 'companies.activity-changed';

  constructor(
    readonly companyId: number,
    readonly active: boolean,
    readonly manager: EntityManager,
    /** null: a command. */
    readonly by: Actor | null,
    /** Ids of the users who may be approved with it. */
    readonly admitted: ReadonlySet<number>,
  ) {}
}
