import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import { NotFound } from '../core/errors/domain-errors.js';
import { isOwn } from '../products/product.policy.js';
import type { ProductRecord } from '../products/product-record.js';
import { ProductRecords } from '../products/own/product-records.js';

/** Products in any status, for their store's staff. */
@Injectable()
export class OwnOffers {
  constructor(private readonly records: ProductRecords) {}

  /** @throws NotFound also for another store's */
  async get(actor: Actor, id: number): Promise<ProductRecord> {
    const record = await this.records.get(actor, id);
    if (!isOwn(actor, record)) throw new NotFound();
    return record;
  }
}
