import { Injectable } from '@nestjs/common';
import { Config } from '../../core/config/config.js';
import { withDeadlockRetry } from '../../core/database/deadlock-retry.js';
import type { Import } from '../import.entity.js';
import { ImportStore } from '../runs/import.store.js';
import { OfferRestorer } from '../../products/writing/offer-restorer.js';
import * as statements from './rollback.statements.js';

/** Undoes changes of a run in batches. Each batch is one transaction, which also moves the run's cursor. */
@Injectable()
export class RollbackBatch {
  constructor(
    private readonly store: ImportStore,
    private readonly restorer: OfferRestorer,
    private readonly config: Config,
  ) {}

  /** @returns whether there was anything left to undo */
  write(run: Import): Promise<boolean> {
    return withDeadlockRetry(() =>
      this.store.fenced(run, async (manager) => {
        const changes = await statements.NEXT_CHANGES.rows(manager, [run.id, this.config.restoreBatchItems]);
        if (!changes.length) return false;
        const ids = changes.map(({ productId }) => productId);
        const locked = await statements.LOCK_UNTOUCHED.rows(manager, [run.id, ids]);
        const untouched = new Set(locked.map(({ id }) => id));
        const undone = changes.filter(({ productId }) => untouched.has(productId));
        await this.restorer.restore(
          manager,
          undone.flatMap(({ before }) => before ?? []),
          undone.flatMap(({ productId, before }) => (before ? [] : productId)),
        );
        if (untouched.size) await statements.PASS_TO_EARLIER.run(manager, [run.id, [...untouched]]);
        const keptIds = ids.filter((id) => !untouched.has(id));
        if (keptIds.length) await statements.MARK_KEPT.run(manager, [run.id, keptIds]);
        await statements.COUNT.run(manager, [run.id, untouched.size, keptIds.length, ids.at(-1)]);
        return true;
      }),
    );
  }

  /**
   * Deletes product data that the run requested, unless a person edited or decided on them later.
   * @returns as `write`
   */
  withdrawRequests(run: Import): Promise<boolean> {
    return this.store.fenced(run, async (manager) => {
      const { count } = await statements.WITHDRAW_REQUESTS.one(manager, [
        run.id,
        this.config.restoreBatchItems,
      ]);
      return count > 0;
    });
  }
}
