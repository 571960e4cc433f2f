import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type AuditAction, type AuditedChange, AuditService } from '../../audit/audit.service.js';
import { CatalogueService } from '../../products/read-model/catalogue.service.js';
import type { BulkActionName, BulkRun } from './bulk-run.entity.js';
import * as statements from './bulk-batch.statements.js';
import { type BatchProduct, judge, type TargetCategory } from './bulk-rules.js';

/** What has become of the products of a batch. */
export interface BatchOutcome {
  changedIds: number[];
  unchanged: number;
  refusals: { id: number; reason: string }[];
}

const AUDITED: Record<BulkActionName, AuditAction> = {
  activate: 'product.activated',
  deactivate: 'product.deactivated',
  categorise: 'product.updated',
  delete: 'product.deleted',
  restore: 'product.restored',
};

/** Changes many products in a handful of statements, with all that the form of one product does. */
@Injectable()
export class BulkBatch {
  constructor(
    private readonly audit: AuditService,
    private readonly catalogue: CatalogueService,
  ) {}

  /** In the caller's transaction. What cannot be changed is left as it is, and told. */
  async write(manager: EntityManager, run: BulkRun, ids: number[]): Promise<BatchOutcome> {
    await manager.query(statements.LOCK_PRODUCTS, [ids]);
    const products = await manager.query<BatchProduct[]>(statements.READ_PRODUCTS, [ids]);
    const category = await this.lockCategory(manager, run);
    const verdicts = products.map((product) => ({ id: product.id, ...judge(run, product, category) }));
    const changes = verdicts.flatMap(({ id, change }) => (change ? [{ id, ...change }] : []));
    const refusals = verdicts.flatMap(({ id, refused }) => (refused ? [{ id, reason: refused }] : []));
    const changedIds = changes.map(({ id }) => id);
    await this.change(manager, run, changedIds);
    await this.note(manager, run, changes);
    await this.catalogue.refresh(manager, changedIds);
    return { changedIds, unchanged: ids.length - changedIds.length - refusals.length, refusals };
  }

  /** An entry for each product, as its history shows them. */
  private async note(manager: EntityManager, run: BulkRun, changes: Omit<AuditedChange, 'action'>[]) {
    const author = { userId: run.createdBy, email: run.actorEmail };
    const action = AUDITED[run.action];
    await this.audit.recordAll(
      manager,
      author,
      changes.map((change) => ({ ...change, action })),
    );
  }

  private async lockCategory(manager: EntityManager, { categoryId }: BulkRun): Promise<TargetCategory> {
    if (categoryId === null) return null;
    const [row] = await manager.query<NonNullable<TargetCategory>[]>(statements.LOCK_CATEGORY, [categoryId]);
    return row ?? null;
  }

  private async change(manager: EntityManager, { action, mode, categoryId }: BulkRun, ids: number[]) {
    if (!ids.length) return;
    if (action !== 'categorise') return manager.query(statements.CHANGE[action], [ids]);
    await manager.query(mode === 'add' ? statements.ADD_UNDER : statements.PUT_UNDER, [ids, categoryId]);
    await manager.query(statements.TOUCH, [ids]);
  }
}
