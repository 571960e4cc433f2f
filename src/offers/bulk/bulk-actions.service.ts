import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { companyScope } from '../../access/actor-scope.js';
import { CategoriesService } from '../../categories/categories.service.js';
import { afterCommit } from '../../core/database/after-commit.js';
import { Conflict, Invalid, NotFound, Unauthenticated } from '../../core/errors/domain-errors.js';
import type { BulkActionInput, BulkEditListQuery, BulkListQuery } from './bulk-action.input.js';
import type { BulkEdit } from './bulk-edit.js';
import { BULK_LEASE, BULK_QUEUE } from './bulk-actions.queue.js';
import { BulkBatch } from './bulk-batch.js';
import { type Fill, fingerprintOf, findOrCreateRun, type RunRequest } from './bulk-run-creation.js';
import { BulkRun } from './bulk-run.entity.js';
import * as statements from './bulk-run.statements.js';
import { BulkRunStore, retried } from './bulk-run.store.js';
import { chosenOf, selectionOf } from './bulk-selection.js';

/** Runs of more products are left to a worker. */
export const MAX_AT_ONCE = 100;

/** Starts, cancels and undoes bulk actions. */
@Injectable()
export class BulkActionsService {
  constructor(
    private readonly database: DataSource,
    @InjectQueue(BULK_QUEUE) private readonly queue: Queue,
    private readonly store: BulkRunStore,
    private readonly batch: BulkBatch,
    private readonly categories: CategoriesService,
  ) {}

  /**
   * Runs immediately for few products, else in a worker. A repeated request runs once.
   * @throws NotFound if no product is selected that the actor may write
   * @throws Invalid for an unknown category
   */
  async startRun(actor: Actor, input: BulkActionInput, query: BulkListQuery): Promise<BulkRun> {
    const { where, parameters } = selectionOf(actor, input, query);
    const { action, categoryId, mode } = input;
    const isCategorising = action === 'categorise';
    if (isCategorising) await this.assertCategory(categoryId!);
    const request = {
      action,
      kind: query.kind,
      categoryId: isCategorising ? categoryId! : null,
      mode: isCategorising ? mode : null,
      sourceId: null,
      fingerprint: fingerprintOf([input, query]),
    };
    const fill = statements.FILL(where, `$${parameters.length + 1}`);
    return this.beginRun(actor, request, (manager, runId) => fill.one(manager, [...parameters, runId]));
  }

  /**
   * Writes new values to the selected products, or to all that the filters find. A repeated request runs once while it is open.
   * @throws NotFound if no product is found that the actor may write
   */
  async startEdit(actor: Actor, edit: BulkEdit, query: BulkEditListQuery): Promise<BulkRun> {
    const { where, parameters } = selectionOf(actor, chosenOf(query), query);
    const fill = statements.FILL(where, `$${parameters.length + 1}`);
    const request = {
      action: 'edit',
      kind: query.kind,
      categoryId: null,
      mode: null,
      sourceId: null,
      edit,
      fingerprint: fingerprintOf(['edit', edit, query]),
    } as const;
    return this.beginRun(actor, request, (manager, runId) => fill.one(manager, [...parameters, runId]));
  }

  /**
   * Restores the products of a deletion; may be repeated.
   * @throws NotFound also for another store's
   * @throws Conflict for other actions, and while the deletion is running
   */
  async undo(actor: Actor, id: number): Promise<BulkRun> {
    const source = await this.get(actor, id);
    if (!isUndoable(source)) throw new Conflict('bulk.errors.not_undoable');
    const request = {
      action: 'restore',
      kind: source.kind,
      categoryId: null,
      mode: null,
      sourceId: id,
      fingerprint: fingerprintOf(['restore', id]),
    } as const;
    return this.beginRun(actor, request, (manager, runId) =>
      statements.FILL_FROM_SOURCE.one(manager, [runId, id]),
    );
  }

  /**
   * Cancels a run; its changes remain.
   * @throws NotFound also for another store's
   * @throws Conflict if it ended
   */
  async cancel(actor: Actor, id: number): Promise<void> {
    const run = await this.get(actor, id);
    const cancelled = await statements.CANCEL.run(this.database, [run.id]);
    if (!cancelled) throw new Conflict('bulk.errors.already_ended');
  }

  private beginRun(actor: Actor, request: RunRequest, fill: Fill): Promise<BulkRun> {
    if (actor.kind === 'visitor') throw new Unauthenticated();
    return retried(() =>
      this.database.transaction(async (manager) => {
        const { run, isNew } = await findOrCreateRun(manager, actor, request, fill);
        if (!isNew) return run;
        const isUnblocked = await statements.IS_UNBLOCKED.row(manager, [run.id]);
        if (run.total <= MAX_AT_ONCE && isUnblocked) {
          await this.batch.write(manager, run);
          await this.store.endRun(run, 'done', manager);
        } else afterCommit(manager, () => BULK_LEASE.request(this.queue, run.id));
        return manager.findOneByOrFail(BulkRun, { id: run.id });
      }),
    );
  }

  private async get(actor: Actor, id: number): Promise<BulkRun> {
    const where = { id, ...companyScope(actor, 'products.write') };
    const run = await this.database.manager.findOneBy(BulkRun, where);
    if (!run) throw new NotFound();
    return run;
  }

  private async assertCategory(id: number): Promise<void> {
    const category = (await this.categories.freshTree()).find(id);
    if (category && !category.system) return;
    throw Invalid.at('categoryId', 'offers.errors.wrong_category', { id });
  }
}

/** A deletion that ended, with any status, and deleted something. */
export function isUndoable({ action, finishedAt, changed }: BulkRun): boolean {
  return action === 'delete' && finishedAt !== null && changed > 0;
}
