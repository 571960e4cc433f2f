import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { companyScope } from '../access/actor-scope.js';
import { type AUDITED, AuditService, authorOf } from '../audit/audit.service.js';
import { Invalid, NotFound } from '../core/errors/domain-errors.js';
import { foldText } from '../core/i18n/fold-text.js';
import { type DataStatus, ProductData } from './product-data.entity.js';
import { contentOf, type DataContent, type ProductDataRecord } from './product-data-record.js';
import { type Snapshotted, toSnapshot } from './product-data.snapshot.js';
import * as statements from './product-data.statements.js';

type Action = (typeof AUDITED)['product-data'][number];

/** Reads and writes whole records. */
@Injectable()
export class ProductDataStore {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditService,
  ) {}

  /** For reads outside of transactions. */
  get manager(): EntityManager {
    return this.database.manager;
  }

  transaction<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.database.transaction(work);
  }

  /** In the order of the ids; missing ones are left out. */
  byIds(ids: number[], manager: EntityManager = this.database.manager): Promise<ProductDataRecord[]> {
    return statements.RECORDS.rows(manager, [ids]);
  }

  /** The ids whose products only their company sells. */
  async soldAlone(ids: number[], manager: EntityManager = this.database.manager): Promise<number[]> {
    const rows = await statements.SOLD_ALONE.rows(manager, [ids]);
    return rows.map(({ id }) => id);
  }

  /**
   * Locks records that the actor may write, and returns them in the order of the ids.
   * @throws NotFound when one does not exist or the actor may not write it
   */
  async lock(manager: EntityManager, by: Actor, ids: number[]): Promise<ProductDataRecord[]> {
    const { companyId = null } = companyScope(by, 'product-data.write');
    const locked = await statements.LOCK.rows(manager, [ids, companyId]);
    if (locked.length < new Set(ids).size) throw new NotFound();
    return this.byIds(ids, manager);
  }

  /** Adds a record and returns its id. @throws Invalid when a category does not exist or is not of products */
  async insert(
    manager: EntityManager,
    by: Actor,
    data: DataContent & { companyId: number; status: DataStatus },
  ): Promise<number> {
    const { companyId, status } = data;
    const columns = { ...(await columnsOf(manager, data)), companyId, status };
    const { id } = await manager.save(ProductData, columns);
    await writeLinks(manager, id, data);
    await this.record(manager, by, 'created', { id, before: null, after: data });
    return id;
  }

  /** Writes `after` to a locked record. @throws Invalid as `insert` */
  async write(
    manager: EntityManager,
    by: Actor,
    before: ProductDataRecord,
    after: ProductDataRecord,
    action: 'updated' | 'approved' | 'rejected' | 'merged' = 'updated',
  ): Promise<void> {
    const { id, status } = after;
    await manager.update(ProductData, id, { ...(await columnsOf(manager, after)), status });
    await writeLinks(manager, id, after);
    await this.record(manager, by, action, { id, before, after });
  }

  /** Gives locked records another status. */
  async setStatus(
    manager: EntityManager,
    by: Actor,
    records: ProductDataRecord[],
    status: 'approved' | 'rejected',
  ): Promise<void> {
    await statements.SET_STATUS.run(manager, [records.map(({ id }) => id), status]);
    const changes = records.map((before) => ({
      action: `product-data.${status}` as const,
      id: before.id,
      before: toSnapshot(before),
      after: toSnapshot({ ...before, status }),
    }));
    await this.audit.recordAll(manager, authorOf(by), changes);
  }

  /** Deletes locked records. */
  async remove(manager: EntityManager, by: Actor, records: ProductDataRecord[]): Promise<void> {
    for (const record of records) {
      const { id } = record;
      await manager.delete(ProductData, id);
      await this.record(manager, by, 'deleted', { id, before: record, after: null });
    }
  }

  private record(
    manager: EntityManager,
    by: Actor,
    action: Action,
    { id, before, after }: { id: number; before: Snapshotted | null; after: Snapshotted | null },
  ): Promise<void> {
    const snapshots = { before: before && toSnapshot(before), after: after && toSnapshot(after) };
    return this.audit.record(manager, by, { action: `product-data.${action}`, id, ...snapshots });
  }
}

async function columnsOf(manager: EntityManager, data: DataContent) {
  const { brand, categoryIds: _, mediaIds: __, ...columns } = contentOf(data);
  return { ...columns, brandId: brand === null ? null : await brandId(manager, brand) };
}

async function brandId(manager: EntityManager, name: string): Promise<number> {
  return (await statements.BRAND_ID.one(manager, [foldText(name), name])).id;
}

async function writeLinks(manager: EntityManager, id: number, { categoryIds, mediaIds }: DataContent) {
  const known = await statements.KNOWN_CATEGORIES.rows(manager, [categoryIds]);
  if (known.length < categoryIds.length)
    throw Invalid.because('categoryIds', 'product-data.errors.no_such_category');
  await statements.WRITE_CATEGORIES.run(manager, [id, categoryIds]);
  await statements.WRITE_MEDIA.run(manager, [id, mediaIds]);
}
