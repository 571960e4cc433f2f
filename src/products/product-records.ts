import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { NotFound } from '../core/errors/domain-errors.js';
import { maySeeProduct } from './product.policy.js';
import { PRODUCT_RECORDS, type ProductRecord } from './product-record.js';

/** Whole offers, with everything that belongs to them. */
@Injectable()
export class ProductRecords {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** In the order of the ids; those that are not there are left out. */
  byIds(ids: number[], manager: EntityManager = this.database.manager): Promise<ProductRecord[]> {
    return manager.query<ProductRecord[]>(PRODUCT_RECORDS, [ids]);
  }

  /**
   * One living offer for whoever asks.
   * @throws NotFound also when visitors do not see it and it is another store's
   */
  async get(actor: Actor, id: number): Promise<ProductRecord> {
    const [record] = await this.byIds([id]);
    if (!record || record.deletedAt || !maySeeProduct(actor, record)) throw new NotFound();
    return record;
  }
}
