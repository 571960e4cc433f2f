import type { EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';

/**
 * A company may be let in next. Before anything is locked for it, listeners find out who of its people may come in:
 * that takes asking others, who may be slow.
 */
export class CompanyApproving {
  static readonly event = 'companies.entering';
  /** Ids of people. */
  readonly admitted = new Set<number>();

  constructor(readonly companyId: number) {}
}

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
    /** Ids of the people who may come in with it. */
    readonly admitted: ReadonlySet<number>,
  ) {}
}
