import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { type AuditAction, AuditService } from '../../audit/audit.service.js';
import { afterCommit } from '../../core/database/after-commit.js';
import { NotFound } from '../../core/errors/domain-errors.js';
import { CatalogueRequests } from '../read-model/catalogue-requests.js';
import type { ProductRecord } from '../product-record.js';
import { ProductRecords } from '../own/product-records.js';
import { toSnapshot } from './product.snapshot.js';

type Action = Extract<AuditAction, `product.${string}`>;

/** Reads products in a transaction, and writes audit entries. */
@Injectable()
export class ProductJournal {
  constructor(
    private readonly records: ProductRecords,
    private readonly audit: AuditService,
    private readonly catalogue: CatalogueRequests,
  ) {}

  /** Deleted products included. @throws NotFound */
  async read(manager: EntityManager, id: number): Promise<ProductRecord> {
    const [record] = await this.records.byIds([id], manager);
    if (!record) throw new NotFound();
    return record;
  }

  /** Call after the change. @returns the stored product */
  async note(
    manager: EntityManager,
    actor: Actor,
    action: Action,
    before: ProductRecord | null,
    id: number,
  ): Promise<ProductRecord> {
    const record = await this.read(manager, id);
    const after = toSnapshot(record);
    await this.audit.record(manager, actor, { action, id, before: before && toSnapshot(before), after });
    afterCommit(manager, () => this.catalogue.askForCounts());
    return record;
  }

  async recordDeletion(manager: EntityManager, actor: Actor, before: ProductRecord): Promise<void> {
    const change = {
      action: 'product.deleted',
      id: before.id,
      before: toSnapshot(before),
      after: null,
    } as const;
    await this.audit.record(manager, actor, change);
    afterCommit(manager, () => this.catalogue.askForCounts());
  }
}
