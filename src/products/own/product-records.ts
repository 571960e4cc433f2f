import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor.js';
import { PublicReads } from '../../core/database/public-reads.js';
import type { Queryable } from '../../core/database/statement.js';
import { NotFound } from '../../core/errors/domain-errors.js';
import { maySeeProduct } from '../product.policy.js';
import { changedByClockAt, isOverdue, recordAtNow } from '../clock/row-at-now.js';
import { isSoldOut } from '../clock/stock.js';
import { PRODUCT_RECORDS, type ProductRecord } from '../product-record.js';

/** Reads offers with all that belongs to them. */
@Injectable()
export class ProductRecords {
  constructor(private readonly reads: PublicReads) {}

  /**
   * In the order of the ids, without unknown ones.
   * @param manager reads the stored values, for a writer; without it, the current values
   */
  async byIds(ids: number[], manager?: Queryable): Promise<ProductRecord[]> {
    if (manager) return PRODUCT_RECORDS.rows(manager, [ids]);
    return (await PRODUCT_RECORDS.rows(this.reads.planned, [ids])).map(recordNow);
  }

  /**
   * One offer that is not deleted.
   * @throws NotFound also for one that visitors do not see and that is not the actor's own
   */
  async get(actor: Actor, id: number): Promise<ProductRecord> {
    const [record] = await this.reads.certain(
      () => this.byIds([id]),
      ([found]) => mayRead(actor, found),
    );
    if (!mayRead(actor, record)) throw new NotFound();
    return record;
  }
}

/** The record with the values that the worker is about to write. */
function recordNow(record: ProductRecord): ProductRecord {
  if (!isOverdue(record)) return record;
  const now = recordAtNow(record);
  const lowestPrice =
    record.lowestPrice === null || record.lowestPrice !== record.price
      ? record.lowestPrice && (isSoldOut(now) ? record.lowestPrice : Math.min(record.lowestPrice, now.price))
      : now.price;
  return { ...now, lowestPrice, updatedAt: changedByClockAt(record) ?? record.updatedAt };
}

function mayRead(actor: Actor, record: ProductRecord | undefined): record is ProductRecord {
  return record !== undefined && !record.deletedAt && maySeeProduct(actor, record);
}
