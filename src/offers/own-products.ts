import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import { NotFound } from '../core/errors/domain-errors.js';
import { isOwn } from '../products/product.policy.js';
import type { ProductRecord } from '../products/product-record.js';
import { ProductRecords } from '../products/own/product-records.js';

/** Products in any status, for the people of their store. */
@Injectable()
export class OwnProducts {
  constructor(private readonly records: ProductRecords) {}

  /** Visible or not, but never another store's. @throws NotFound */
  async get(actor: Actor, id: number): Promise<ProductRecord> {
    const record = await this.records.get(actor, id);
    if (!isOwn(actor, record)) throw new NotFound();
    return record;
  }
}
