import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { can, reachOf } from '../access/permission-table.js';
import { takeLock } from '../core/database/advisory-locks.js';
import { Conflict, Forbidden } from '../core/errors/domain-errors.js';
import type { DataStatus } from './product-data.entity.js';
import type { ProductDataRecord } from './product-data-record.js';
import * as statements from './product-data.statements.js';
import { ProductDataStore } from './product-data.store.js';

type Refusal = 'fault.forbidden' | 'product-data.errors.not_sold' | 'product-data.errors.not_yours_alone';
type Decided = Pick<ProductDataRecord, 'companyId' | 'gtin'>;

/** Who may approve or reject product data. */
@Injectable()
export class ProductDataDecisions {
  constructor(private readonly store: ProductDataStore) {}

  /** Users of a company decide on products that only it sells, because this changes no offers of others. */
  async mayDecide(manager: EntityManager, by: Actor, data: Decided): Promise<boolean> {
    return (await this.refusalOf(manager, by, data)) === null;
  }

  /** Message key of the reason why the actor may not decide; null when it may. */
  async refusalOf(manager: EntityManager, by: Actor, { companyId, gtin }: Decided): Promise<Refusal | null> {
    if (!can(by, 'product-data.decide', { companyId })) return 'fault.forbidden';
    if (reachOf(by, 'product-data.decide') === 'all') return null;
    const sellers = await statements.SELLERS.one(manager, [gtin, companyId]);
    if (!sellers.own) return 'product-data.errors.not_sold';
    return sellers.others ? 'product-data.errors.not_yours_alone' : null;
  }

  /** Ids of the records that the actor may decide on. */
  async decidable(by: Actor, records: ProductDataRecord[]): Promise<Set<number>> {
    const own = records.filter((record) => can(by, 'product-data.decide', record)).map(({ id }) => id);
    if (!own.length || reachOf(by, 'product-data.decide') === 'all') return new Set(own);
    return new Set(await this.store.soldAlone(own));
  }

  /**
   * Checks that the record may get this status.
   * @throws Forbidden without the permission, if others also sell the product, or the company does not
   * @throws Conflict if another record of the GTIN is approved; its value `id` is that of the other one
   */
  async assertMayBecome(
    manager: EntityManager,
    by: Actor,
    status: DataStatus,
    data: Decided & { id: number | null },
  ): Promise<void> {
    const refusal = await this.refusalOf(manager, by, data);
    if (refusal) throw new Forbidden(refusal);
    if (status === 'approved') await this.assertOnlyApproved(manager, data);
  }

  /** @throws Conflict when another record of the GTIN is approved */
  async assertOnlyApproved(
    manager: EntityManager,
    { id, gtin }: Pick<ProductDataRecord, 'gtin'> & { id: number | null },
  ): Promise<void> {
    await manager.query(takeLock('approvedProductData', 'hashtext($1)'), [gtin]);
    const other = await statements.APPROVED_OTHER.row(manager, [gtin, id ?? 0]);
    if (other) throw new Conflict('product-data.errors.already_approved', { id: other.id });
  }

  /**
   * Approves or rejects.
   * @param check gets the locked record, and may throw
   * @throws NotFound also for another company's
   * @throws Forbidden, Conflict as `assertMayBecome`
   */
  decide(
    by: Actor,
    id: number,
    status: 'approved' | 'rejected',
    check?: (data: ProductDataRecord) => void,
  ): Promise<void> {
    return this.store.transaction(async (manager) => {
      const [before] = await this.store.lock(manager, by, [id]);
      check?.(before!);
      await this.assertMayBecome(manager, by, status, before!);
      if (before!.status !== status)
        await this.store.write(manager, by, before!, { ...before!, status }, status);
    });
  }
}
