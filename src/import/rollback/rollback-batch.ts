import { Injectable } from '@nestjs/common';
import { Config } from '../../core/config/config.js';
import { withDeadlockRetry } from '../../core/database/deadlock-retry.js';
import type { Import } from '../import.entity.js';
import { ImportStore } from '../runs/import.store.js';
import type { OfferSnapshot } from '../../products/writing/offer-snapshot.js';
import { OfferRestorer } from '../../products/writing/offer-restorer.js';
import * as statements from './rollback.statements.js';

interface Change {
  productId: number;
  /** null: the run made it. */
  before: OfferSnapshot | null;
}

/** Takes some of a run's changes back; each batch is whole, and known by the run's cursor. */
@Injectable()
export class RollbackBatch {
  constructor(
    private readonly store: ImportStore,
    private readonly restorer: OfferRestorer,
    private readonly config: Config,
  ) {}

  /** @returns whether there was anything left */
  write(run: Import): Promise<boolean> {
    return withDeadlockRetry(() =>
      this.store.fenced(run.id, run.run, async (manager) => {
        const changes = await manager.query<Change[]>(statements.NEXT_CHANGES, [
          run.id,
          this.config.restoreBatchItems,
        ]);
        if (!changes.length) return false;
        const ids = changes.map(({ productId }) => productId);
        const locked = await manager.query<{ id: number }[]>(statements.LOCK_UNTOUCHED, [run.id, ids]);
        const untouched = new Set(locked.map(({ id }) => id));
        const undone = changes.filter(({ productId }) => untouched.has(productId));
        await this.restorer.restore(
          manager,
          undone.flatMap(({ before }) => before ?? []),
          undone.flatMap(({ productId, before }) => (before ? [] : productId)),
        );
        if (untouched.size) await manager.query(statements.MOVE_ALONG, [run.id, [...untouched]]);
        const keptIds = ids.filter((id) => !untouched.has(id));
        if (keptIds.length) await manager.query(statements.NOTE_KEPT, [run.id, keptIds]);
        await manager.query(statements.COUNT, [run.id, untouched.size, keptIds.length, ids.at(-1)]);
        return true;
      }),
    );
  }

  /** The descriptions that the run has asked for, unless somebody has decided on them, or changed them. @returns as `write` */
  withdrawRequests(run: Import): Promise<boolean> {
    return this.store.fenced(run.id, run.run, async (manager) => {
      const [gone] = await manager.query<{ count: number }[]>(statements.WITHDRAW_REQUESTS, [
        run.id,
        this.config.restoreBatchItems,
      ]);
      return gone!.count > 0;
    });
  }
}
