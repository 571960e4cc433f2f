import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../../core/config/config.js';
import { afterCommit } from '../../core/database/after-commit.js';
import { withDeadlockRetry } from '../../core/database/deadlock-retry.js';
import { BatchSize } from '../../core/queue/batch-size.js';
import { FORGET_SOURCES } from './catalogue-parts.statements.js';
import { CatalogueRequests } from './catalogue-requests.js';
import { askFor, CATALOGUE_QUEUE, PRODUCTS_JOB } from './catalogue.queue.js';
import { CatalogueService } from './catalogue.service.js';
import { ADD_PRODUCTS, NEXT_STORE, STORES_WAITING, TAKE_PRODUCTS } from './product-requests.statements.js';

/** Number of processes that work on different stores at once. */
const MAX_AT_ONCE = 3;
/** A row has 100 products. Other writers of the same comparisons wait for a batch. */
const ROWS = { first: 1, max: 5, aimMs: 500 };
/** So many products a person may change without waiting for a worker. */
const FEW = 100;
/** Counting takes seconds in a large catalogue, and changes may come all the time. */
const COUNT_EVERY_MS = 30_000;
/** Pauses after a failure, so that other stores are not delayed; later the poll asks for it. */
const SOON_AGAIN = { attempts: 3, backoff: 1_000 };

/**
 * Decides how the read model follows large writes. If it answers lists itself, it is refreshed in the same
 * transaction. With OpenSearch, the transaction only records the products, so that imports neither write the
 * read model nor wait for others; a worker refreshes it right after the commit, whichever engine is
 * configured by then.
 */
@Injectable()
export class ProductRequests {
  private readonly isLater: boolean;
  private readonly rowsAtOnce = new BatchSize(ROWS);

  constructor(
    private readonly database: DataSource,
    @InjectQueue(CATALOGUE_QUEUE) private readonly queue: Queue,
    private readonly catalogue: CatalogueService,
    private readonly requests: CatalogueRequests,
    config: Config,
  ) {
    this.isLater = config.openSearch !== null;
  }

  /** Like `CatalogueService.refresh`, or only notes the products. */
  async refresh(
    manager: EntityManager,
    productIds: number[],
    beforeJoining: () => Promise<unknown> = async () => undefined,
  ): Promise<void> {
    if (!this.isLater) return this.catalogue.refresh(manager, productIds, beforeJoining);
    await beforeJoining();
    if (!productIds.length) return;
    const noted = await ADD_PRODUCTS.rows(manager, [productIds]);
    for (const turn of new Set(noted.map(({ companyId }) => companyId % MAX_AT_ONCE)))
      afterCommit(manager, () => this.requestRefresh(turn));
  }

  /**
   * Like `refresh`, for people who look at the result: a few products, refreshed immediately with any engine,
   * and categories are counted soon. Runs of many products request the counts at their end.
   */
  async refreshForPeople(manager: EntityManager, productIds: number[]): Promise<void> {
    if (productIds.length > FEW) return this.refresh(manager, productIds);
    await this.refreshNow(manager, productIds);
  }

  /** Groups products again whose own data are unchanged, with any engine immediately. */
  async regroup(manager: EntityManager, productIds: number[]): Promise<void> {
    await FORGET_SOURCES.run(manager, [productIds]);
    await this.refreshNow(manager, productIds);
  }

  /** Queues jobs if products are recorded. */
  async askIfWaiting(): Promise<void> {
    const stores = await STORES_WAITING.rows(this.database, [MAX_AT_ONCE]);
    for (const turn of stores.keys()) await this.requestRefresh(turn);
  }

  /**
   * Refreshes recorded products, batch by batch; each batch is deleted from the table in its own transaction.
   * @throws the error of a failed store, after the others
   */
  async refreshRequestedProducts(signal: AbortSignal): Promise<void> {
    const failed = new Map<number, unknown>();
    let batches = 0;
    while (!signal.aborted && (await this.refreshBatch(failed))) batches++;
    if (batches) await this.requests.askForCounts(COUNT_EVERY_MS);
    for (const error of failed.values()) throw error;
  }

  private async refreshNow(manager: EntityManager, productIds: number[]): Promise<void> {
    await this.catalogue.refresh(manager, productIds);
    afterCommit(manager, () => this.requests.askForCounts());
  }

  /** @returns whether there may be more */
  private async refreshBatch(failed: Map<number, unknown>): Promise<boolean> {
    let store: number | undefined;
    const limit = this.rowsAtOnce.value;
    const since = performance.now();
    try {
      const rows = await withDeadlockRetry(() =>
        this.database.transaction(async (manager) => {
          store = (await NEXT_STORE.row(manager, [[...failed.keys()]]))?.companyId;
          if (store === undefined) return 0;
          return this.refreshSome(manager, store, limit);
        }),
      );
      if (rows === limit) this.rowsAtOnce.adaptTo(performance.now() - since);
    } catch (error) {
      if (store === undefined) throw error;
      failed.set(store, error);
    }
    return store !== undefined;
  }

  /** @returns the number of rows */
  private async refreshSome(manager: EntityManager, companyId: number, limit: number): Promise<number> {
    // NEXT_STORE has it already, unless others have all that waits
    await this.catalogue.holdStore(manager, companyId);
    const seen = await TAKE_PRODUCTS.rows(manager, [companyId, limit]);
    if (!seen.length) return 0;
    await this.catalogue.refreshHeld(
      manager,
      seen.map(({ id }) => id),
      { seen },
    );
    return seen[0]!.rows;
  }

  private requestRefresh(turn: number): Promise<void> {
    return askFor(this.queue, PRODUCTS_JOB, { ...SOON_AGAIN, jobId: `${PRODUCTS_JOB}-${turn}` });
  }
}
