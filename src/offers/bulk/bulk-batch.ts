import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type AuditAction, type AuditedChange, AuditService } from '../../audit/audit.service.js';
import { ProductRequests } from '../../products/read-model/product-requests.js';
import type { BulkActionName, BulkRun } from './bulk-run.entity.js';
import * as statements from './bulk-batch.statements.js';
import { FIND_BATCH } from './bulk-run.statements.js';
import { type BatchOutcome, BulkRunStore } from './bulk-run.store.js';
import { judge } from './bulk-rules.js';

const AUDITED: Record<BulkActionName, AuditAction> = {
  activate: 'product.activated',
  deactivate: 'product.deactivated',
  categorise: 'product.updated',
  delete: 'product.deleted',
  restore: 'product.restored',
};

/** Imports file an offer again when its item changes, and restore what the feed still has; a status is left to people. */
const IS_WRITTEN_OVER: Partial<Record<BulkActionName, (product: statements.BatchProduct) => boolean>> = {
  categorise: ({ fed, keepsCategories }) => fed && !keepsCategories,
  delete: ({ fed }) => fed,
};

/** Changes many products in a few statements, by the same rules as the form of one product. */
@Injectable()
export class BulkBatch {
  constructor(
    private readonly store: BulkRunStore,
    private readonly audit: AuditService,
    private readonly requests: ProductRequests,
  ) {}

  /** Writes the next batch of a run in the caller's transaction. @returns whether there was one */
  async write(manager: EntityManager, run: BulkRun): Promise<boolean> {
    const batch = await FIND_BATCH.row(manager, [run.id, run.cursor]);
    if (batch) await this.store.keep(manager, run, await this.writeProducts(manager, run, batch.ids));
    return batch !== undefined;
  }

  /** Products that cannot be changed are refused with a reason. */
  private async writeProducts(manager: EntityManager, run: BulkRun, ids: number[]): Promise<BatchOutcome> {
    await statements.LOCK_PRODUCTS.run(manager, [ids]);
    const products = await statements.READ_PRODUCTS.rows(manager, [ids]);
    const { categoryId } = run;
    const category =
      categoryId === null ? undefined : await statements.LOCK_CATEGORY.row(manager, [categoryId]);
    const verdicts = products.map((product) => ({
      id: product.id,
      fed: IS_WRITTEN_OVER[run.action]?.(product) ?? false,
      ...judge(run, product, category),
    }));
    const changes = verdicts.flatMap(({ id, change }) => (change ? [{ id, ...change }] : []));
    const refusals = verdicts.flatMap(({ id, refused }) => (refused ? [{ id, reason: refused }] : []));
    const changedIds = changes.map(({ id }) => id);
    await this.change(manager, run, changedIds);
    await this.audited(manager, run, changes);
    await this.requests.refresh(manager, changedIds);
    const fed = verdicts.filter((verdict) => verdict.change && verdict.fed).length;
    return { changedIds, unchanged: ids.length - changedIds.length - refusals.length, fed, refusals };
  }

  /** Writes an audit entry for each product. */
  private async audited(manager: EntityManager, run: BulkRun, changes: Omit<AuditedChange, 'action'>[]) {
    const author = { userId: run.createdBy, email: run.actorEmail };
    const action = AUDITED[run.action];
    await this.audit.recordAll(
      manager,
      author,
      changes.map((change) => ({ ...change, action })),
    );
  }

  private async change(manager: EntityManager, { action, mode, categoryId }: BulkRun, ids: number[]) {
    if (!ids.length) return;
    if (action !== 'categorise') return statements.CHANGE[action].run(manager, [ids]);
    const categorise = mode === 'add' ? statements.ADD_CATEGORY : statements.REPLACE_CATEGORIES;
    await categorise.run(manager, [ids, categoryId]);
    await statements.TOUCH.run(manager, [ids]);
  }
}
