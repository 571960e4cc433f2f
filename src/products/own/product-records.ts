import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { PublicReads } from '../../core/database/public-reads.js';
import { NotFound } from '../../core/errors/domain-errors.js';
import { maySeeProduct } from '../product.policy.js';
import { PRODUCT_RECORDS, type ProductRecord } from '../product-record.js';

/** Whole offers, with everything that belongs to them. */
@Injectable()
export class ProductRecords {
  constructor(private readonly reads: PublicReads) {}

  /** In the order of the ids; those that are not there are left out. */
  byIds(ids: number[], manager?: Pick<EntityManager, 'query'>): Promise<ProductRecord[]> {
    if (manager) return manager.query<ProductRecord[]>(PRODUCT_RECORDS, [ids]);
    return this.reads.prepared<ProductRecord[]>(PRODUCT_RECORDS, [ids]);
  }

  /**
   * One living offer for whoever asks.
   * @throws NotFound also when visitors do not see it and it is another store's
   */
  async get(actor: Actor, id: number): Promise<ProductRecord> {
    const [record] = await this.reads.certain(
      () => this.byIds([id]),
      ([found]) => isThereFor(actor, found),
    );
    if (!isThereFor(actor, record)) throw new NotFound();
    return record;
  }
}

function isThereFor(actor: Actor, record: ProductRecord | undefined): record is ProductRecord {
  return record !== undefined && !record.deletedAt && maySeeProduct(actor, record);
}
